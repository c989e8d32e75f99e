import type { ComponentProps, MouseEvent } from 'react';

type SteadyButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean };

/** Neither the button's own action nor its form's. */
const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * What Mantine's Button renders. While a button loads, Mantine disables it, and a browser takes the focus away from a
 * disabled button: after a failed call the next Tab would lead out of the dialog. This one keeps the focus and waits.
 */
export function SteadyButton({ type = 'button', disabled, onClick, ...props }: SteadyButtonProps) {
  if (!props['data-loading']) return <button {...props} type={type} disabled={disabled} onClick={onClick} />;
  return <button {...props} type={type} aria-disabled onClick={doNothing} />;
}
