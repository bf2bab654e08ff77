import { useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** The smallest form that stores unsaved text. */
export function Login() {
  const [email, setEmail] = useState('');
  const blocker = useBlocker(email !== '');
  return (
    <form>
      <h1>Entrar</h1>
      <label>
        E-mail <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <button type="submit">Entrar</button>
      {blocker.state === 'blocked' && (
        <button type="button" onClick={() => blocker.proceed()}>
          Sair sem salvar
        </button>
      )}
    </form>
  );
}
