import { describe, expect, it } from 'vitest';
import { editionPath, parseEditionPath, parseProjectPath, projectPath } from '../../../web/lib/editionPaths.ts';

describe('addresses of the editions', () => {
  it.each([
    ['/program', { screen: 'program', year: null }],
    ['/program/', { screen: 'program', year: null }],
    ['/program-24', { screen: 'program', year: 2024 }],
    ['/thesis-09', { screen: 'thesis', year: 2009 }],
    ['/users-list-23', { screen: 'users-list', year: 2023 }],
    ['/photo-2024', null],
    ['/programme', null],
    ['/theses', null],
  ])('PUB-07 reads %s', (pathname, parsed) => {
    expect(parseEditionPath(pathname)).toEqual(parsed);
  });

  it('PUB-07 writes the same addresses', () => {
    expect(editionPath('program', null)).toBe('/program');
    expect(editionPath('photo', 2023)).toBe('/photo-23');
    expect(parseEditionPath(editionPath('thesis', 2006))).toEqual({ screen: 'thesis', year: 2006 });
  });
});

describe('addresses of projects', () => {
  it.each([
    ['/neutron-users', 'neutron'],
    ['/cold-neutrons-users/', 'cold-neutrons'],
    ['/users-list', null],
    ['/-users', null],
    ['/neutron-users/1', null],
  ])('LST-07 reads %s', (pathname, slug) => {
    expect(parseProjectPath(pathname)).toBe(slug);
  });

  it('LST-07 writes the same addresses', () => {
    expect(parseProjectPath(projectPath('neutron'))).toBe('neutron');
  });
});
