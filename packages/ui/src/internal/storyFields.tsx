import type { ReactNode } from 'react';
import { Button } from '../components/primitives/Button/Button.tsx';
import { Form } from '../components/primitives/Form/Form.tsx';

/**
 * A field inside a form that is being sent: what was typed stays, and nothing is sent a second
 * time.
 */
export function InBusyForm({ children }: { children: ReactNode }) {
  return (
    <Form label="Dados bancários" busy onSubmit={() => {}}>
      {children}
      <Button type="submit" busy busyLabel="Salvando...">
        Salvar
      </Button>
    </Form>
  );
}
