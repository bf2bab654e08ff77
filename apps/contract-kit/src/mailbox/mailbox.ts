/** A mail of the backend. */
export interface Mail {
  /** Links of the HTML and the text, absolute. */
  links: string[];
}

/** Where the mails of the backend can be read. */
export interface Mailbox {
  /** Whether a mail may come some time after the answer. */
  mayBeLate: boolean;
  /**
   * The mails to an address so far, oldest first.
   * @param preview Address of the mail's page, where the answer that caused it named one.
   * @throws ToolFailed when the mailbox cannot be read
   */
  mailsTo(address: string, preview: string | null): Promise<Mail[]>;
}
