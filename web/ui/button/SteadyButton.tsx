import type { ComponentProps, MouseEvent } from 'react';

type SteadyButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean };

/** Runs neither the button's own action nor its form's. */
const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * The element of Mantine's Button. Mantine disables a loading button, and a browser takes the focus from a disabled button:
 * after a failed call the next Tab would leave the dialog. This one keeps the focus and ignores clicks meanwhile.
 */
export function SteadyButton({ type = 'button', disabled, onClick, ...props }: SteadyButtonProps) {
  if (!props['data-loading']) return <button {...props} type={type} disabled={disabled} onClick={onClick} />;
  return <button {...props} type={type} aria-disabled onClick={doNothing} />;
}
