import { describe, expect, it } from 'vitest';
import { listMessages, type MessageArea } from '../catalogue.ts';
import { messageName } from '../match/messageMatcher.ts';
import { causes, closeness, listMessagesAbout } from './index.ts';
import { isAt, placeOf, places } from './places.ts';
import { toneWords } from './tones.ts';
import { usualAbout } from './usual.ts';

const messages = listMessagesAbout();
const areas: MessageArea[] = ['account', 'subscription', 'network', 'learning', 'admin', 'global'];
const find = (name: string) => messages.find((message) => messageName(message) === name);

describe('every message', () => {
  it('has a place, a cause and a tone', () => {
    expect(messages).toHaveLength(listMessages().length);
    const silent = messages.filter(
      ({ place, cause, tone }) => !place.name || place.stories.length === 0 || !cause || !(tone in toneWords),
    );
    expect(silent).toEqual([]);
  });

  it('has a cause that is a sentence', () => {
    const odd = messages.filter(({ cause }) => !/^\p{Lu}.*[^.]\.$/u.test(cause) || /\s\s|[…“”]/.test(cause));
    expect(odd.map(messageName)).toEqual([]);
  });

  it.each([
    [/^(?:Erro (?:ao|de|no) |Could not |Failed to |Delete failed|Toggle failed|Não foi possível )/, ['failure']],
    [/com sucesso|^Aula (?:des)?marcada|^Lesson (?:un)?published|copiado!$/, ['success', 'title']],
    [/^(?:Informe |Enter |As senhas )/, ['correction', 'information']],
    [/^(?:Tem certeza|Delete this )/, ['confirmation']],
    [/^\p{L}+ndo\.\.\.$|^(?:Loading|Saving|Deleting)/u, ['waiting']],
    [/^(?:Nenhum \p{L}+ (?:ainda|no|disponível|cadastrado)|Você ainda não (?:tem|possui|se inscreveu))/u, ['empty']],
  ])('that reads like %s has a tone of %j', (pattern, tones) => {
    const read = messages.filter(({ text }) => pattern.test(text));
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(({ tone }) => !tones.includes(tone)).map(messageName)).toEqual([]);
  });
});

describe('what is told by hand', () => {
  it.each(areas)('is about messages that there are, once each: %s', (area) => {
    const named = causes[area].flatMap(({ keys }) => keys);
    expect(named.filter((key, at) => named.indexOf(key) !== at)).toEqual([]);
    const keys = messages.filter((message) => message.area === area).map(({ key }) => key);
    expect(named.filter((name) => !keys.some((key) => closeness(name, key) > 0))).toEqual([]);
  });

  it('holds before what the key says, and the closer one before the wider', () => {
    expect(usualAbout('passwordReset.tokenMissing')?.tone).toBe('correction');
    expect(find('account.passwordReset.tokenMissing')?.tone).toBe('failure');
    expect(find('subscription.status.words.expired')?.cause).toContain('"expired"');
    expect(find('subscription.status.words.active')?.cause).not.toContain('"expired"');
  });
});

describe('places', () => {
  it('are found by the longest beginning of a key', () => {
    expect(placeOf('account', 'profile.title')?.name).toBe('Perfil');
    expect(placeOf('account', 'profile.sponsor.none')?.name).toBe('Perfil: quem me indicou');
    expect(placeOf('account', 'profileX')).toBeNull();
  });

  it.each(areas)('each hold messages: %s', (area) => {
    const used = messages.filter((message) => message.area === area).map(({ place }) => place);
    const idle = Object.entries(places[area]).filter(([, place]) => !used.includes(place));
    expect(idle.map(([key]) => key)).toEqual([]);
  });

  it('stand for the titles that go on after them', () => {
    expect(isAt('Telas/Conta/Perfil: senha', 'Telas/Conta/Perfil')).toBe(true);
    expect(isAt('Telas/Admin/Aulas/Exclusão', 'Telas/Admin/Aulas')).toBe(true);
    expect(isAt('Telas/Admin/Aulas', 'Telas/Admin/Aula')).toBe(false);
  });
});
