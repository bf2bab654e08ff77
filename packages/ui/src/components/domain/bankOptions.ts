import type { ComboboxOption } from '../primitives/ComboboxField/matchOptions.ts';

/** COMPE code, three digits as text, and name. */
const banks: [code: string, name: string][] = [
  ['001', 'Banco do Brasil'],
  ['003', 'Banco da Amazônia'],
  ['004', 'Banco do Nordeste'],
  ['021', 'Banestes'],
  ['033', 'Santander'],
  ['037', 'Banpará'],
  ['041', 'Banrisul'],
  ['047', 'Banese'],
  ['070', 'BRB'],
  ['077', 'Inter'],
  ['085', 'Ailos'],
  ['097', 'Credisis'],
  ['104', 'Caixa'],
  ['121', 'Agibank'],
  ['133', 'Cresol'],
  ['136', 'Unicred'],
  ['197', 'Stone'],
  ['208', 'BTG Pactual'],
  ['212', 'Original'],
  ['218', 'BS2'],
  ['237', 'Bradesco'],
  ['260', 'Nubank (Nu Pagamentos)'],
  ['290', 'PagBank (PagSeguro)'],
  ['318', 'BMG'],
  ['323', 'Mercado Pago'],
  ['336', 'C6'],
  ['341', 'Itaú'],
  ['348', 'XP'],
  ['364', 'Efí'],
  ['380', 'PicPay'],
  ['389', 'Mercantil'],
  ['403', 'Cora'],
  ['422', 'Safra'],
  ['461', 'Asaas'],
  ['536', 'Neon'],
  ['623', 'Pan'],
  ['633', 'Rendimento'],
  ['655', 'BV (Votorantim)'],
  ['707', 'Daycoval'],
  ['745', 'Citibank'],
  ['748', 'Sicredi'],
  ['756', 'Sicoob'],
];

/**
 * Brazilian banks by name with their COMPE code, three digits as text. The list contains common banks; users can type
 * any other. The value is the name, as in the bank data (docs/specification.md#bank-data).
 */
export const bankOptions: readonly ComboboxOption[] = banks.map(([hint, name]) => ({ value: name, hint }));
