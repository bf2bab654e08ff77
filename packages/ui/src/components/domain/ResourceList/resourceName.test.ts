import { describe, expect, it } from 'vitest';
import { hostName, namedResources, resourceName } from './resourceName.ts';

describe('hostName', () => {
  it('is the host without www', () => {
    expect(hostName('https://www.exemplo.com.br/apostila.pdf')).toBe('exemplo.com.br');
  });
});

describe('resourceName', () => {
  it.each([
    ['https://www.exemplo.com.br/apostilas/m%C3%B3dulo-1.pdf?v=2', 'módulo-1.pdf'],
    ['https://www.exemplo.com.br/', 'exemplo.com.br'],
    ['https://exemplo.com.br/a/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
    ['https://exemplo.com.br/guia-do-membro', 'guia-do-membro'],
    ['https://drive.google.com/file/d/1abc/view?usp=sharing', 'drive.google.com'],
    ['https://docs.google.com/document/d/1a-Bc_D/edit', 'docs.google.com'],
    ['https://docs.google.com/forms/d/e/1FAIpQLSf/viewform', 'docs.google.com'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube.com'],
    ['https://youtu.be/dQw4-9WgXcQ', 'youtu.be'],
    ['https://1drv.ms/b/s!AbC-x', '1drv.ms'],
    ['https://www.dropbox.com/scl/fi/x1/Plano%20de%20a%C3%A7%C3%A3o.docx?rlkey=y', 'Plano de ação.docx'],
    ['https://exemplo.com.br/v1.0', 'exemplo.com.br'],
  ])('%s is called %s', (url, name) => {
    expect(resourceName(url)).toBe(name);
  });
});

describe('namedResources', () => {
  it('knows the types of files', () => {
    const links = ['https://a.br/x.pdf', 'https://a.br/X.XLSX?v=2#p', 'https://a.br/pdf', 'https://a.br/?f=x.pdf'];
    expect(namedResources(links).map(({ type }) => type)).toEqual(['PDF', 'XLSX', null, null]);
  });

  it('numbers those of one name and host', () => {
    const drive = 'https://drive.google.com/file/d';
    const links = [`${drive}/1a/view`, 'https://a.br/x.pdf', `${drive}/2b/view`, 'https://b.br/x.pdf'];
    expect(namedResources(links).map(({ name, host }) => [name, host])).toEqual([
      ['drive.google.com (1)', null],
      ['x.pdf', 'a.br'],
      ['drive.google.com (2)', null],
      ['x.pdf', 'b.br'],
    ]);
  });
});
