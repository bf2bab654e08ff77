/** Minimum length of a secret: shorter texts occur in others by chance. */
const minLength = 6;

/** From this length on the prefix of a secret is hidden, too: a backend may truncate texts. */
const start = 16;

/** Tokens of an answer: `{"token": "…"}`. */
const answered = /"token"\s*:\s*"((?:[^"\\]|\\.)+)"/g;

/** The passwords and tokens of a run, which reports replace with `***`. */
export class Secrets {
  /** The forms of each secret in texts, the longest first: plain, in JSON, and in an address. */
  private forms: string[] = [];

  /** Adds a secret. */
  learn(secret: string): void {
    if (secret.length < minLength || this.forms.includes(secret)) return;
    const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(Buffer.from(secret).toString())];
    this.forms = [...new Set([...this.forms, ...forms])].sort((a, b) => b.length - a.length);
  }

  /** Adds the tokens of an answer. */
  learnFrom(text: string): void {
    for (const [, token = ''] of text.matchAll(answered)) this.learn(token);
  }

  /** Adds the random parts of a mailed or personal address. */
  learnLink({ pathname, search }: URL): void {
    for (const part of `${pathname}${search}`.split(/[/?=&]/)) if (/^(?=.*\d)[\w.-]{16,}$/.test(part)) this.learn(part);
  }

  /** Replaces each secret of a text, also a truncated one, with ***. */
  masked(text: string): string {
    let masked = text;
    for (const form of this.forms)
      // More than half of one that a finding has shortened, which then ends with "…".
      for (let length = form.length; length >= Math.max(minLength, form.length / 2); length -= 1)
        masked = masked.replaceAll(
          `${form.slice(0, length)}${length < form.length ? '…' : ''}`,
          length < form.length ? '***…' : '***',
        );
    for (const form of this.forms) {
      const first = form.slice(0, start);
      for (let from = masked.indexOf(first); first.length === start && from !== -1; from = masked.indexOf(first)) {
        let length = start;
        while (length < form.length && masked[from + length] === form[length]) length += 1;
        masked = `${masked.slice(0, from)}***${masked.slice(from + length)}`;
      }
    }
    return masked;
  }
}
