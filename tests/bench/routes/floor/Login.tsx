import { useState } from 'react';

/** The least that a form can be. */
export function Login() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <h1>Entrar</h1>
      <label>
        E-mail <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <button type="submit">Entrar</button>
    </form>
  );
}
