import { searchWords } from '../../format/text.ts';
import type { ComboboxOption } from '../primitives/ComboboxField/matchOptions.ts';

/** COMPE code, three digits as text, name, and other names that people know it by. */
const banks: [code: string, name: string, ...also: string[]][] = [
  ['001', 'Banco do Brasil', 'BB'],
  ['003', 'Banco da Amazônia', 'Basa'],
  ['004', 'Banco do Nordeste', 'BNB'],
  ['021', 'Banestes'],
  ['033', 'Santander'],
  ['037', 'Banpará'],
  ['041', 'Banrisul'],
  ['047', 'Banese'],
  ['070', 'BRB', 'Banco de Brasília', 'BRB Banco de Brasília'],
  ['077', 'Inter'],
  ['085', 'Ailos'],
  ['097', 'Credisis'],
  ['104', 'Caixa', 'Caixa Econômica', 'Caixa Econômica Federal', 'CEF'],
  ['121', 'Agibank'],
  ['133', 'Cresol'],
  ['136', 'Unicred'],
  ['197', 'Stone'],
  ['208', 'BTG Pactual', 'BTG'],
  ['212', 'Original'],
  ['218', 'BS2'],
  ['237', 'Bradesco'],
  ['260', 'Nubank (Nu Pagamentos)', 'Nubank', 'Nu'],
  ['290', 'PagBank (PagSeguro)', 'PagBank', 'PagSeguro', 'PagSeguro Internet'],
  ['318', 'BMG'],
  ['323', 'Mercado Pago'],
  ['336', 'C6'],
  ['341', 'Itaú', 'Itaú Unibanco'],
  ['348', 'XP', 'XP Investimentos'],
  ['364', 'Efí', 'Gerencianet'],
  ['380', 'PicPay'],
  ['389', 'Mercantil'],
  ['403', 'Cora'],
  ['422', 'Safra'],
  ['461', 'Asaas'],
  ['536', 'Neon'],
  ['623', 'Pan'],
  ['633', 'Rendimento'],
  ['655', 'BV (Votorantim)', 'BV', 'Votorantim'],
  ['707', 'Daycoval'],
  ['745', 'Citibank', 'Citi'],
  ['748', 'Sicredi'],
  ['756', 'Sicoob', 'Bancoob'],
];

/**
 * Brazilian banks by name with their COMPE code, three digits as text. The list contains common banks; users can type
 * any other. The value is the name, as in the bank data (docs/specification.md#bank-data).
 */
export const bankOptions: readonly Required<ComboboxOption>[] = banks.map(([hint, name, ...also]) => ({
  value: name,
  hint,
  also,
}));

/** Words of a bank's name that others have too. */
const common = new Set('banco bank brasil cooperativo da de do instituicao ip ltda pagamento pagamentos'.split(' '));

/** The words that tell a bank from others; of "Banco do Brasil S.A." those of its whole name. */
function ownWords(name: string): string {
  const words = searchWords(name.replace(/\bs[./]?a\b/gi, ''));
  const own = words.filter((word) => !common.has(word));
  return (own.length > 0 ? own : words).join(' ');
}

/**
 * The listed bank of a code or a name, also of a well-known short one and of one with words that others have too:
 * "BB", "Santander Brasil", "Banco Inter S.A."; null for any other.
 */
export function bankOf(text: string): Required<ComboboxOption> | null {
  const own = ownWords(text);
  const isIt = ({ value, hint, also }: Required<ComboboxOption>) =>
    [value, hint, ...also].some((name) => ownWords(name) === own);
  return own === '' ? null : (bankOptions.find(isIt) ?? null);
}
