/** Minimum length of a secret: shorter texts occur in others by chance. */
const shortest = 6;

/** From this length on the prefix of a secret is hidden, too: findings may truncate texts. */
const start = 16;

/** Tokens of an answer: `{"token": "…"}`. */
const answered = /"token"\s*:\s*"((?:[^"\\]|\\.)+)"/g;

/** Quotes a text for a shell in single quotes. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The usual spelling of a header's name: X-Api-Key. */
export function titled(name: string): string {
  return name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * The passwords and tokens of a run. Reports replace them with `***`, and lines for a shell with a variable: `$TOKEN`.
 */
export class Secrets {
  /** Variables by the forms of each secret in texts: plain, in JSON, and in an address. */
  private readonly variables = new Map<string, string>();

  /** Variables by the names of headers. */
  private readonly headers = new Map<string, string>();

  /** Adds a secret under the name of its variable; the first name that identifies its owner stays. */
  learn(secret: string, variable: string): void {
    if (secret.length < shortest) return;
    const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(Buffer.from(secret).toString())];
    for (const form of forms) if ((this.variables.get(form) ?? 'TOKEN') === 'TOKEN') this.variables.set(form, variable);
  }

  /** Adds a header that every call has. */
  learnHeader(name: string, value: string): void {
    const variable = `HEADER_${name.toUpperCase().replaceAll(/\W/g, '_')}`;
    this.headers.set(name, variable);
    this.learn(value, variable);
  }

  /** The headers of every call, each as one shell word with its variable. */
  headerWords(): string[] {
    return [...this.headers].map(([name, variable]) => `"${titled(name)}: $${variable}"`);
  }

  /** Adds the tokens of an answer. */
  learnFrom(text: string): void {
    for (const [, token = ''] of text.matchAll(answered)) this.learn(token, 'TOKEN');
  }

  /** Adds the random parts of a mailed or personal address. */
  learnLink({ pathname, search }: URL): void {
    for (const part of `${pathname}${search}`.split(/[/?=&]/))
      if (/^(?=.*\d)[\w.-]{16,}$/.test(part)) this.learn(part, 'KEY');
  }

  /** Splits a text into parts: public text, and secrets, each as the name of its variable. */
  private pieces(text: string, own: ReadonlyMap<string, string> = new Map()): { shown: string; variable?: string }[] {
    const variables = new Map([...this.variables, ...own]);
    const forms = [...variables.keys()].filter((form) => text.includes(form)).sort((a, b) => b.length - a.length);
    return forms.reduce<{ shown: string; variable?: string }[]>(
      (pieces, form) =>
        pieces.flatMap((piece) => {
          if (piece.variable !== undefined) return [piece];
          const secret = { shown: '***', variable: variables.get(form) ?? '' };
          return piece.shown.split(form).flatMap((shown, index) => (index === 0 ? [{ shown }] : [secret, { shown }]));
        }),
      [{ shown: text }],
    );
  }

  /** Replaces each secret of a text, also a truncated one, with ***. */
  masked(text: string): string {
    let masked = this.pieces(text)
      .map(({ shown }) => shown)
      .join('');
    for (const form of this.variables.keys()) {
      const first = form.slice(0, start);
      for (let from = masked.indexOf(first); first.length === start && from !== -1; from = masked.indexOf(first)) {
        let length = start;
        while (length < form.length && masked[from + length] === form[length]) length += 1;
        masked = `${masked.slice(0, from)}***${masked.slice(from + length)}`;
      }
    }
    return masked;
  }

  /**
   * A text as one shell word, with a variable in place of each secret.
   * @param own Further variables, by the texts that they replace.
   */
  word(text: string, own?: ReadonlyMap<string, string>): string {
    const pieces = this.pieces(text, own).filter(({ shown }) => shown !== '');
    if (pieces.every(({ variable }) => variable === undefined)) return quoted(text);
    const isPlain = pieces.every(({ shown, variable }) => variable !== undefined || !/["$`\\!]/.test(shown));
    if (!isPlain)
      return pieces.map(({ shown, variable }) => (variable === undefined ? quoted(shown) : `"$${variable}"`)).join('');
    const inner = pieces.map(({ shown, variable }, index) => {
      if (variable === undefined) return shown;
      return /^\w/.test(pieces[index + 1]?.shown ?? '') ? `\${${variable}}` : `$${variable}`;
    });
    return `"${inner.join('')}"`;
  }
}
