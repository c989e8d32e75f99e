/** The portal's mark: a storage ring and the beams that leave it. Drawn, so that it follows the accent colour. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <circle cx="14" cy="18" r="7.5" fill="none" stroke="#fff" strokeWidth="2.5" />
      <path
        d="M14 10.5h13M20.2 13.8 27 7"
        stroke="var(--mantine-primary-color-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="14" cy="18" r="2" fill="#fff" />
    </svg>
  );
}
