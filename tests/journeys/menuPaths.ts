/** The older year of the archive: the same screens as the younger one's. */
export const olderPaths = ['/program-23', '/thesis-23', '/users-list-23', '/photo-23'];

/** The pages of the menu and its archive. */
export const menuPaths = [
  ...olderPaths,
  '/',
  '/program',
  '/theses',
  '/users-list',
  '/photo',
  '/tour',
  '/orgs',
  '/contacts',
  '/neutron-users',
  '/program-24',
  '/thesis-24',
  '/users-list-24',
  '/photo-24',
];
