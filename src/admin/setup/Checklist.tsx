import { useStore } from '@nanostores/react';
import type { Setup, SetupItem, SetupStep } from '#src/contracts/setup.ts';
import { buttonClass } from '#src/ui/button.ts';
import { shownDay } from '../agency-days.ts';
import { changePassword } from '../account/store.tsx';
import { dismiss } from '../overview/store.ts';
import { Button, SmallButton } from '../parts/Button.tsx';
import { $admin } from '../session.ts';
import { answerers, inSettings, platformAddress, steps, unneededHook, type Words } from './steps.data.ts';

/** The setup steps after the first deploy; renders nothing once all are done, or dismissed if they are not required. */
export function Checklist({ setup }: { setup: Setup }) {
  const isOwner = useStore($admin)?.role === 'owner';
  const items = setup.items.filter(({ dismissed }) => !dismissed);
  if (items.every(({ done }) => done)) return null;
  const needed = items.filter(({ required, done }) => required && !done).length;
  return (
    <section
      className="mt-8 rounded-sheet border border-t-2 border-field border-t-ink bg-sheet px-4 pt-4.5 pb-2 sm:px-6"
      aria-labelledby="setup"
    >
      <h2 id="setup" className="text-h3" tabIndex={-1}>
        Finish setting up
      </h2>
      <p className="mt-1 text-ink-2">{describeNeeded(needed)}</p>
      <ul className="mt-3.5">
        {items.map((item) => {
          const { step, required, done } = item;
          const { title, text } = wordsFor(item, setup);
          return (
            <li
              key={step}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3.5 text-ui"
            >
              <div className="max-w-[43rem] min-w-0 wrap-anywhere">
                <h3 className="font-body leading-normal font-semibold">{title}</h3>
                <p className="text-ink-2">{text}</p>
              </div>
              {!done && isOwner && inSettings.includes(step) && (
                <a className={buttonClass({ variant: 'secondary', size: 'sm' })} href="/admin-dashboard/settings">
                  Open Settings
                </a>
              )}
              {!done && step === 'password' ? (
                <Button label="Change password" size="sm" onClick={changePassword} />
              ) : (
                <p className="text-ink-2">{done ? 'Done' : required && 'Needed'}</p>
              )}
              {!required && !done && (
                <SmallButton label="Dismiss" of={title} onClick={() => void dismissAndMoveFocus(step)} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function describeNeeded(count: number): string {
  if (count === 0) return 'Everything required is done. Dismiss the rest once you have read it.';
  return `${count === 1 ? 'One step is' : `${count} steps are`} needed; the rest is good to know.`;
}

/** The pressed button disappears: the focus moves to the next step. */
async function dismissAndMoveFocus(step: SetupStep): Promise<void> {
  await dismiss(step);
  requestAnimationFrame(() => (document.getElementById('setup') ?? document.getElementById('main'))?.focus());
}

/** The texts of a step, with what they say about this site. */
function wordsFor({ step, done }: SetupItem, setup: Setup): Words {
  const { onPlatform, address, buildHook, assistant, modelQuestions, closedDaysEnd } = setup;
  const words = {
    ...steps,
    'build-hook': buildHook ? unneededHook : steps['build-hook'],
    assistant: { ...steps.assistant, text: answerers[assistant] },
    address: onPlatform ? platformAddress : steps.address,
  }[step];
  const filled: Readonly<Record<string, unknown>> = {
    where: onPlatform ? 'in the site’s environment variables, then deploy' : 'in the environment, then start again',
    address,
    modelQuestions,
    closedDaysEnd: closedDaysEnd && shownDay(closedDaysEnd),
  };
  const text = (done && words.done) || words.text;
  return { ...words, text: text.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name])) };
}
