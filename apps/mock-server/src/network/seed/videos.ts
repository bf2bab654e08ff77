import type { World } from '../../core/world.ts';
import { dayBefore } from '../../shared/seedDates.ts';

/** Entries of "Meus Vídeos e Conquistas": all three types, links and texts, one without a date. */
export function seedVideos(now: Date): World['videos'] {
  const entries: { type: string; age: number | null; content: string }[] = [
    { type: 'anuncio', age: 412, content: 'https://vimeo.com/22439234' },
    { type: 'conquista', age: 365, content: 'Parabéns, Mariana! Você completou seu primeiro ano na rede.' },
    { type: 'bonus', age: 301, content: 'https://vimeo.com/76979871' },
    { type: 'conquista', age: 214, content: 'https://vimeo.com/1084537' },
    {
      type: 'anuncio',
      age: 160,
      content:
        'A convenção anual já tem data e lugar: três dias em Florianópolis, com oficinas de liderança, reconhecimento dos novos Diamonds e uma roda de conversa com a diretoria. As inscrições abrem na próxima semana, e quem tem assinatura ativa não paga a entrada.',
    },
    { type: 'bonus', age: 97, content: 'Bônus em dobro para indicações diretas até o fim do mês.' },
    { type: 'conquista', age: 63, content: 'Sua equipe passou de 100 pessoas ativas. Obrigado por fazer parte!' },
    {
      type: 'bonus',
      age: 34,
      content: 'https://vimeo.com/76979871?autoplay=0&title=1&byline=0&portrait=0&texttrack=pt-BR#t=1m20s',
    },
    { type: 'anuncio', age: 12, content: 'https://portal.exemplo.com.br/novidades/nova-area-de-cursos' },
    { type: 'conquista', age: 3, content: 'Novo certificado: Educação financeira para quem empreende.' },
    { type: 'anuncio', age: null, content: 'Em breve: encontro ao vivo com a diretoria.' },
  ];
  return entries.map(({ type, age, content }, index) => ({
    id: index + 1,
    type,
    video_date: age === null ? null : dayBefore(now, age),
    content,
  }));
}
