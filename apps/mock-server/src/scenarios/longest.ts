import type { Database } from '../core/database.ts';

/** A word without a line break opportunity, as long as a short text may be. */
const word = 'Anticonstitucionalissimamentepneumoultram'.repeat(3);

/** A word of the values that the contract limits to 40 characters, such as a level. */
const value = word.slice(0, 40);

/** A text of the given length that begins with an unbreakable word, and has other scripts, HTML and emoji. */
function longText(text: string, length: number): string {
  const long = `${word} ${text} 🌱 <b>"A & B"</b> ção Ω 日本語 العربية — `;
  return long
    .repeat(Math.ceil(length / long.length))
    .slice(0, length)
    .trim();
}

/** The largest amounts that a member may see, and a negative one, in reais. */
const amounts = [123_456_789.99, 1e12, -0.01];

function amountAt(index: number): number {
  return amounts[index % amounts.length] ?? 0;
}

function lengthenMoney(db: Database): void {
  for (const row of db.bankAccounts) {
    row.nome_completo = longText(row.nome_completo, 150);
    row.nome_banco = longText(row.nome_banco, 100);
    row.numero_conta = '1'.repeat(20);
    row.chave_pix = 'ç'.repeat(140);
  }
  for (const [index, row] of db.payments.entries()) {
    row.amount = amountAt(index);
    row.gateway = value;
    if (index % 2 === 0) row.status = value;
  }
  for (const [index, row] of db.usedVouchers.entries()) {
    const code = index % 2 === 0 ? word.toUpperCase().slice(0, 60) : '<img src=x onerror=alert(1)>';
    if ('code' in row) row.code = code;
    else row.codigo = code;
  }
  for (const [index, row] of db.earnings.entries()) {
    row.amount = amountAt(index);
    if (index % 3 === 0) Object.assign(row, { bonus_type: value, level: 100_000, id_assinante: 2 ** 31 });
  }
  for (const [index, row] of db.withdrawals.entries()) {
    row.amount = amountAt(index);
    row.notes = longText(row.notes ?? 'Observação', 2000);
  }
  for (const [index, row] of db.funds.entries()) Object.assign(row, { amount: amountAt(index + 1) });
  db.funds.push({ type: value, amount: 1e12 });
  for (const row of db.fundHistory) {
    Object.assign(row, { premio: longText('Prêmio', 200), vencedor: longText('Vencedor', 150) });
  }
}

function lengthenPeople(db: Database): void {
  for (const user of db.users) {
    user.name = longText(user.name, 150);
    user.phone = '+55 (11) 98765-4321 ramal 1234';
    user.level = value;
    if (user.next_step) user.next_step = { descricao: longText(user.next_step.descricao, 500), status: value };
  }
  for (const row of db.referrals) {
    row.name = longText(row.name, 150);
    row.email = `${'endereco-comprido.'.repeat(8)}${row.email}`;
  }
}

function lengthenCourses(db: Database): void {
  for (const course of db.courses) {
    course.title = longText(course.title, 200);
    course.description = longText(course.description ?? 'Descrição', 1200);
    course.content = longText(course.content ?? 'Conteúdo', 4000);
  }
  for (const part of db.modules) {
    part.title = longText(part.title, 200);
    part.description = longText(part.description ?? 'Descrição', 1200);
  }
  for (const lesson of db.lessons) {
    lesson.title = longText(lesson.title, 200);
    lesson.content = longText(lesson.content ?? 'Conteúdo', 4000);
    lesson.resource_url = `https://exemplo.com.br/${word}.pdf`;
  }
  for (const row of db.certificates) row.title = longText(row.title, 200);
  for (const [index, row] of db.videos.entries()) {
    row.content = index % 2 === 0 ? longText(row.content, 1200) : `https://exemplo.com.br/${'a'.repeat(900)}`;
    if (index % 3 === 0) row.type = value;
  }
}

/** Makes every text as long and unusual as the contract allows, and every amount as large. */
export function makeLongest(db: Database): void {
  lengthenPeople(db);
  lengthenMoney(db);
  lengthenCourses(db);
}
