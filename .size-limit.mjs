import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Most bytes of each prerendered page with the code and the styles that it loads before its data,
 * as the build packed them. Raise one only for something that people will notice.
 */
const limits = {
  '200.html': 148,
  'assinatura.html': 182,
  'cadastro.html': 182,
  'cursos.html': 170,
  'index.html': 159,
  'login.html': 174,
  'minha-assinatura.html': 169,
  'perfil.html': 184,
  'termos.html': 158,
  'admin/cursos.html': 178,
  'assinatura/pagamentos.html': 165,
  'assinatura/vouchers-usados.html': 164,
  'perfil/certificados.html': 168,
  'perfil/cursos.html': 170,
  'perfil/fundos.html': 169,
  'perfil/ganhos.html': 174,
  'perfil/painel-ganhos.html': 186,
  'perfil/qualificacoes.html': 172,
  'perfil/rede-indicacoes.html': 175,
  'perfil/saques.html': 167,
  'perfil/videos.html': 180,
};

const dist = 'apps/portal/dist';

/** @param {string} text of a page or a module @returns {string[]} the files that it loads at once */
function filesIn(text) {
  const tags = /<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*?(?:src|href)="\/(assets\/[^"]+)"/g;
  const imports = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
  return [
    ...Array.from(text.matchAll(tags), ([, file]) => file ?? ''),
    ...Array.from(text.matchAll(imports), ([, file]) => `assets/${file}`),
  ];
}

/** @param {string} page @returns {string[]} the page and all files that it loads before its data */
function filesOf(page) {
  const files = new Set([page]);
  for (const file of files) for (const next of filesIn(readFileSync(path.join(dist, file), 'utf8'))) files.add(next);
  return Array.from(files, (file) => path.join(dist, existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file));
}

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const unknown = pages.filter((page) => !(page in limits));
if (unknown.length > 0) throw new Error(`.size-limit.mjs has no limit for ${unknown.join(', ')}.`);

export default [
  ...Object.entries(limits).map(([page, limit]) => ({ name: page, path: filesOf(page), limit: `${limit} kB` })),
  // What pages load later, and pages without HTML of their own.
  { name: 'all code', path: `${dist}/assets/*.js.br`, limit: '375 kB' },
  { name: 'what sends reports', path: `${dist}/assets/reports-*.js.br`, limit: '3.6 kB' },
].map((check) => ({ ...check, brotli: false }));
