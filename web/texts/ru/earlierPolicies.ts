/** Versions of the privacy policy that people agreed to before, the newest first; privacyVersion.ts names the present one. */
export const earlierPolicies = {
  '2025-08-01': async () => (await import('./policy20250801.ts')).policy20250801,
} as const;
