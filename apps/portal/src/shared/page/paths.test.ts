import { expect, it } from 'vitest';
import { paths, pathTo } from './paths.ts';

it('is the route table of the specification', () => {
  expect(Object.values(paths).toSorted()).toMatchInlineSnapshot(`
    [
      "/",
      "/admin/aula/:aulaId",
      "/admin/curso/:cursoId/modulo",
      "/admin/curso/:cursoId/modulo/:moduloId",
      "/admin/curso/:cursoId/modulo/:moduloId/aulas",
      "/admin/cursos",
      "/admin/cursos-novo",
      "/assinatura",
      "/assinatura/pagamentos",
      "/assinatura/vouchers-usados",
      "/cadastro",
      "/curso-iniciar/:cursoId",
      "/curso/:cursoId",
      "/curso/aula/:aulaId",
      "/cursos",
      "/email-confirmado",
      "/login",
      "/minha-assinatura",
      "/pagamento-cancelado",
      "/pagamento-sucesso",
      "/perfil",
      "/perfil/certificados",
      "/perfil/cursos",
      "/perfil/fundos",
      "/perfil/ganhos",
      "/perfil/indicacoes",
      "/perfil/painel-ganhos",
      "/perfil/qualificacoes",
      "/perfil/rede-indicacoes",
      "/perfil/saques",
      "/perfil/videos",
      "/recuperar-senha",
      "/redefinir-senha",
      "/termos",
    ]
  `);
});

it('builds paths that match the patterns', () => {
  const filled = [
    pathTo.coursePreview(1),
    pathTo.course(1),
    pathTo.lesson(2),
    pathTo.adminModules(1),
    pathTo.adminModule(1, 3),
    pathTo.adminLessons(1, 3),
    pathTo.adminLesson(2),
  ];
  const patterns = Object.values(paths).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '\\d+')}$`));
  for (const address of filled) expect(patterns.some((pattern) => pattern.test(address))).toBe(true);
  expect(pathTo.adminCourse(4)).toBe('/admin/cursos-novo?id=4');
});
