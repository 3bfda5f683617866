import type { ComponentProps, MouseEvent } from 'react';
import type { Elements } from '#src/ui/elements.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#src/ui/button.ts';

interface PlainProps extends ComponentProps<'button'> {
  /** What it says, if that is only a text. */
  label?: string;
  /** What it is about, for those who hear the button alone. */
  of?: string;
}

/** A button without a look; `type` is `button` unless it is given. */
function PlainButton({ label, of, children = label, ...rest }: PlainProps) {
  return (
    <button type="button" aria-label={of && `${label} ${of}`} {...rest}>
      {children}
    </button>
  );
}

interface Props extends PlainProps {
  children?: Elements;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Its action runs: it shows a ring, and keeps the focus, which `disabled` would drop. */
  busy?: boolean;
  /** It destroys something. */
  isDanger?: boolean;
}

const DANGER =
  'bg-error! text-on-cobalt! not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--color-error)_86%,var(--color-ink))]!';

export function Button(props: Props) {
  const { variant, size, busy, isDanger, className = '', children = <span>{props.label}</span>, ...rest } = props;
  const look = `${buttonClass({ variant, size })} ${isDanger ? DANGER : ''} ${className}`.trimEnd();
  return (
    <PlainButton className={look} aria-disabled={busy} {...rest}>
      {busy && <Ring />}
      {children}
    </PlainButton>
  );
}

/** The button of a bar, or of an entry of a list. */
export function SmallButton(props: Omit<Props, 'variant' | 'size'>) {
  return <Button variant="secondary" size="sm" {...props} />;
}

/** A button without a frame, which is one of several or stands in a text. */
export function TextButton({ className = '', isDanger = false, ...rest }: Omit<Props, 'variant' | 'size' | 'busy'>) {
  return <PlainButton className={`${textButton(isDanger)} ${className}`} {...rest} />;
}

/** The look of a text button, for links too. */
export function textButton(isDanger = false): string {
  return `inline-flex min-h-9 items-center rounded-sheet px-2.5 text-ui/body font-semibold hover:bg-current/9 ${isDanger ? 'text-error' : 'text-cobalt'}`;
}

/** A button that looks like a link in a text. */
export function LinkButton({ className = '', ...rest }: PlainProps) {
  return <PlainButton className={`link ${className}`} {...rest} />;
}

/** It turns while something runs. Under reduced motion it is dotted instead. */
export function Ring() {
  return (
    <span
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:border-dotted motion-reduce:border-r-current"
      aria-hidden="true"
    />
  );
}

/** A switch, as a checkbox. */
export function Switch(props: Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>) {
  return (
    <input
      type="checkbox"
      role="switch"
      className="h-5.5 w-10 flex-none cursor-pointer appearance-none rounded-sheet border border-field bg-paper before:m-0.5 before:block before:h-[calc(100%-4px)] before:w-4 before:rounded-[2px] before:bg-field before:transition-[translate] before:duration-150 before:forced-color-adjust-none checked:border-cobalt checked:bg-cobalt checked:before:translate-x-4.5 checked:before:bg-on-cobalt forced-colors:before:bg-[CanvasText]!"
      {...props}
    />
  );
}

/** Whether a click on a link stays in this tab; new tabs and windows are left to the browser. */
export function isForThisPage(click: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>) {
  return !click.metaKey && !click.ctrlKey && !click.shiftKey;
}

/** A link that the page follows itself, without loading. */
export function PageLink({ onGo, href, children, ...link }: ComponentProps<'a'> & { onGo: () => void }) {
  const follow = (event: MouseEvent) => {
    if (!isForThisPage(event)) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a {...link} href={href} onClick={follow}>
      {children}
    </a>
  );
}
