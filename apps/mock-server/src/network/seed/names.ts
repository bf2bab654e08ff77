import type { Random } from '../../shared/random.ts';

/** Splits names at commas. */
function listed(...lines: string[]): string[] {
  return lines.join(', ').split(', ');
}

const givenNames = listed(
  'Ana Beatriz, André, Antônia, Antônio, Bárbara, Benício, Bruna, Caetano, Camila, Cauã, Cecília, Célia, César, Davi',
  'Débora, Diego, Eduarda, Estêvão, Fábio, Fabíola, Felipe, Fernanda, Flávia, Flávio, Gabriela, Gonçalo, Guilherme',
  'Heitor, Helena, Hélio, Ícaro, Inês, Íris, Isadora, João, João Pedro, Júlia, Júlio, Larissa, Leandro, Letícia, Lívia',
  'Luís, Luíza, Márcia, Marcos, Matheus, Mônica, Natália, Otávio, Patrícia, Rafael, Renata, Rômulo, Sebastião, Sérgio',
  'Sílvia, Tainá, Thiago, Ubiratã, Valéria, Verônica, Vinícius, Yasmin',
);

const surnames = listed(
  'Almeida, Amorim, Araújo, Assunção, Barbosa, Barros, Bragança, Brandão, Cabral, Campos, Cardoso, Carvalho, Castro',
  'Conceição, Corrêa, Costa, Cunha, Damasceno, Duarte, Falcão, Farias, Fernandes, Fonseca, França, Freitas, Galvão',
  'Gonçalves, Guimarães, Leão, Lima, Machado, Magalhães, Medeiros, Melo, Mendonça, Menezes, Monteiro, Moura',
  'Nascimento, Nóbrega, Novaes, Oliveira, Paixão, Pereira, Queiroz, Ramalho, Ribeiro, Sá, Santana, Santos, Simões',
  'Siqueira, Tavares, Teixeira, Valença, Vasconcelos, Xavier',
);

/** A name that is too long for any table. */
export const longName =
  'Maria Aparecida da Conceição dos Santos Albuquerque de Vasconcellos e Figueiredo Cavalcanti Bittencourt';

/** An unused name with one or two surnames. */
export function newName(random: Random, taken: Set<string>): string {
  let name = '';
  while (name === '' || taken.has(name)) {
    const [given, first, second] = [random.pick(givenNames), random.pick(surnames), random.pick(surnames)];
    name = first === second || random.integer(0, 1) === 0 ? `${given} ${first}` : `${given} ${first} ${second}`;
  }
  taken.add(name);
  return name;
}

/** An e-mail address from the first and last name, without accents; the id makes it unique. */
export function emailOf(name: string, id: number): string {
  const words = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
  return `${words[0] ?? ''}.${words[words.length - 1] ?? ''}${id}@exemplo.com.br`;
}
