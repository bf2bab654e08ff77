/**
 * Long and odd data for stories.
 */
export const strange = {
  /** One word of sixty letters, without a place to break. */
  word: 'Anticonstitucionalissimamentepneumoultramicroscopicossilico1',
  /** A title of four hundred characters. */
  title: 'Formação completa em liderança, comunicação e desenvolvimento de equipes à distância — '
    .repeat(5)
    .slice(0, 400),
  /** Pictures, letters of other scripts and marks that mean something in HTML. */
  mix: '🌱 Curso "A & B" <script> 日本語 عربى №1',
} as const;
