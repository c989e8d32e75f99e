/** Addresses of the page's screens; no other file writes them. */
export const paths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  registration: '/registration',
  registerFinish: '/register-finish/:email',
  resetPassword: '/reset-password',
  verifyUser: '/verify-user',
  /** Checks a document by its code, `?code=`. */
  verify: '/verify',
  /** The address that issued documents print. */
  verifyDocument: '/verify/:code',
  cabinet: '/personal-data',
  /** The older variant of the cabinet (CAB-06). */
  expiredCabinet: '/expired_reg_25',
  /** Alias of the cabinet (ruling R8). */
  user: '/user',
  /** Statistics, mailings, audience and attendance, for moderators. */
  dashboard: '/dashboard',
  tour: '/tour',
  /** A talk of the current edition's programme, by its slug. */
  talk: '/program/:slug',
  organisers: '/orgs',
  contacts: '/contacts',
  theses: '/theses',
  privacy: '/privacy',
  notFound: '/404',
  unavailable: '/not-found',
} as const;
