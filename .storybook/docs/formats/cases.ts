import {
  countOf,
  formatCents,
  formatDate,
  formatMoney,
  formatMonth,
  formatPercent,
  hideCpf,
  isCpf,
  maskCpf,
  parseDate,
} from '@raiz/ui/format';

/** One value and its displayed text. */
interface FormatCase {
  /** The value, as code. */
  given: string;
  /** The displayed text, from the product's own function. */
  shown: string;
  /** Why the case matters. */
  why: string;
}

/** The cases of one kind of value. */
export interface FormatGroup {
  title: string;
  /** The function of `@raiz/ui/format`. */
  by: string;
  cases: FormatCase[];
}

function cases<Value>(show: (value: Value) => string, rows: readonly [Value, string][]): FormatCase[] {
  return rows.map(([value, why]) => ({ given: JSON.stringify(value) ?? 'undefined', shown: show(value), why }));
}

const people = {
  none: 'Nenhum indicado',
  one: '1 indicado',
  many: ({ count }: { count: string }) => `${count} indicados`,
};

/**
 * Every format of the product with usual and unusual values. A function, because dates depend on
 * the time zone.
 */
export function formatGroups(): FormatGroup[] {
  return [
    {
      title: 'Datas',
      by: 'formatDate',
      cases: cases(formatDate, [
        ['2026-11-18', 'Um dia é um dia: não muda com o fuso horário'],
        ['2026-11-18T23:30:00-03:00', 'Um momento mostra o dia do lugar de quem lê: troque o fuso na barra'],
        ['2024-02-29', 'Ano bissexto'],
        ['2026-02-30', 'Dia que não existe'],
        ['18/11/2026', 'Fora do contrato'],
        ['', 'Vazio'],
        [null, 'Vazio'],
      ]),
    },
    {
      title: 'Meses',
      by: 'formatMonth',
      cases: cases(
        ([month, year]: [number, number]) => formatMonth(month, year),
        [
          [[11, 2026], 'Por extenso, em minúsculas'],
          [[13, 2026], 'Mês que não existe'],
        ],
      ),
    },
    {
      title: 'Dinheiro em reais',
      by: 'formatMoney',
      cases: cases(formatMoney, [
        [1234.56, 'Ponto no milhar, vírgula nos centavos'],
        ['250.00', 'Número em texto, como vêm colunas decimais'],
        [0, 'Zero é um valor'],
        [-1234.5, 'Negativo, com o sinal antes do R$'],
        [-0.001, 'Arredondado para zero, sem sinal'],
        [1234567.89, 'Milhões'],
        ['doze', 'Fora do contrato'],
        [null, 'Vazio'],
      ]),
    },
    {
      title: 'Dinheiro em centavos',
      by: 'formatCents',
      cases: cases(formatCents, [
        [3990, 'Só o valor final de um voucher vem em centavos'],
        [0, 'De graça'],
      ]),
    },
    {
      title: 'Porcentagem',
      by: 'formatPercent',
      cases: cases(formatPercent, [
        [38.4, 'Sem espaço e sem casas'],
        [99.7, 'Nunca 100% antes de terminar'],
        [100, 'Terminado'],
        [140, 'Nunca acima de 100%'],
        [null, 'Vazio'],
      ]),
    },
    {
      title: 'CPF',
      by: 'maskCpf',
      cases: cases(maskCpf, [
        ['52998224725', 'Onze dígitos'],
        ['529.982.247-25', 'Já com a máscara'],
        ['5299822', 'No meio da digitação'],
        ['529 982 247 25 99', 'Colado com espaços e dígitos a mais'],
      ]),
    },
    {
      title: 'CPF escondido',
      by: 'hideCpf',
      cases: cases(hideCpf, [
        ['529.982.247-25', 'Só o meio aparece'],
        ['5299', 'Incompleto: nada aparece'],
      ]),
    },
    {
      title: 'CPF duvidoso',
      by: 'isCpf',
      cases: cases(
        (cpf: string) => (isCpf(cpf) ? 'sem aviso' : 'aviso, sem impedir'),
        [
          ['529.982.247-25', 'Dígitos certos'],
          ['529.982.247-26', 'Último dígito trocado'],
          ['111.111.111-11', 'Repetido'],
        ],
      ),
    },
    {
      title: 'Contagens',
      by: 'countOf',
      cases: cases(
        (count: number) => countOf(count, people),
        [
          [0, 'Zero tem palavra própria'],
          [1, 'Singular'],
          [5000, 'Com ponto no milhar'],
        ],
      ),
    },
    {
      title: 'Momentos',
      by: 'parseDate',
      cases: cases(
        (text: string | null) => parseDate(text)?.toISOString() ?? 'nenhum',
        [
          ['2026-11-18', 'Meia-noite de quem lê'],
          ['2026-11-18T10:30:00-0300', 'Fuso sem dois-pontos, como alguns servidores escrevem'],
          ['2026-02-31', 'Dia que não existe'],
        ],
      ),
    },
  ];
}
