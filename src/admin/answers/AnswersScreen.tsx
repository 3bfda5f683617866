import { useStore } from '@nanostores/react';
import { site } from '#src/content/site.ts';
import { type KnownAnswer, linesOf, type UnhelpfulAnswer } from '#src/contracts/known-answer.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { isolated } from '#src/lib/isolated.ts';
import { inboxHref, keyOf } from '../inbox/query.ts';
import { transcriptText } from '../inbox/words.ts';
import { LoadMore } from '../list/List.tsx';
import { Button, SmallButton } from '../parts/Button.tsx';
import { confirm, openForm } from '../parts/dialogs.tsx';
import { useNow } from '../parts/hooks.ts';
import { ListFailed, Screen } from '../parts/Screen.tsx';
import { loadAnswers, remove, saveAnswer, takeOff, unhelpful, written } from './store.ts';
import { words } from './words.data.ts';

const screen = { $state: written.$state, load: loadAnswers };

/** Which of the assistant's answers did not help, and those written here; the server renders the loading state. */
export function AnswersScreen() {
  return (
    <Screen
      title="Answers"
      intro={words.intro}
      actions={<Button label="Write an answer" onClick={() => write({})} />}
      of={screen}
      failed="Failed to fetch the answers"
    >
      {(known) => (
        <>
          <UnhelpfulList />
          <section className="entries" aria-labelledby="written">
            <h2 id="written">{words.written.title}</h2>
            <p className="mt-1 text-ink-2">{words.written.intro}</p>
            {known.length === 0 && <p className="mt-3.5 text-ink-2">{words.written.none}</p>}
            <ul>
              {known.map((one) => (
                <Written key={one.id} known={one} />
              ))}
            </ul>
          </section>
        </>
      )}
    </Screen>
  );
}

function UnhelpfulList() {
  const { status, value } = useStore(unhelpful.$state, { ssr: 'initial' });
  return (
    <section className="entries" aria-labelledby="unhelpful">
      <h2 id="unhelpful">{words.unhelpful.title}</h2>
      <p className="mt-1 text-ink-2">{words.unhelpful.intro}</p>
      {status === 'failed' && (
        <ListFailed title="Failed to fetch the ratings" onAgain={() => void unhelpful.load()} className="mt-4" />
      )}
      {value?.length === 0 && <p className="mt-3.5 text-ink-2">{words.unhelpful.none}</p>}
      <ul>
        {value?.map((one) => (
          <Unhelpful key={one.id} rated={one} />
        ))}
      </ul>
      <LoadMore of={unhelpful} />
    </section>
  );
}

function Unhelpful({ rated }: { rated: UnhelpfulAnswer }) {
  const { question, answer, reason, ratedAt, conversation } = rated;
  const now = useNow();
  return (
    <li className="items-start!">
      <div>
        <h3 dir="auto">{question}</h3>
        <p className="typed" dir="auto">
          {`${site.assistant}: ${transcriptText(answer)}`}
        </p>
        {reason && (
          <p className="mt-1.5">
            <span className="font-semibold text-ink">Why: </span>
            <span dir="auto">{reason}</span>
          </p>
        )}
        <p className="mt-1.5">
          <time dateTime={ratedAt}>{relativeTime(ratedAt, now)}</time>
          <span> · </span>
          <a className="link" href={inboxHref({ filter: {}, item: keyOf({ kind: 'chat', id: conversation }) })}>
            The whole conversation
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallButton label="Write an answer" of={`to ${question}`} onClick={() => write({ insteadOf: rated })} />
        <SmallButton label="Done" of={`with ${question}`} onClick={() => void takeOff(rated)} />
      </div>
    </li>
  );
}

function Written({ known }: { known: KnownAnswer }) {
  const now = useNow();
  const [name = '', ...others] = linesOf(known.questions);
  const askToRemove = () => confirm({ ...words.remove, name, onConfirm: () => remove(known) });
  return (
    <li className="items-start!">
      <div>
        <h3 dir="auto">{name}</h3>
        {others.map((question) => (
          <p key={question} dir="auto">
            {question}
          </p>
        ))}
        <p className="typed text-ink!" dir="auto">
          {known.answer}
        </p>
        <p className="mt-1.5">{`${isolated(known.changedBy)}, ${relativeTime(known.changedAt, now)}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallButton label="Edit" of={name} onClick={() => write({ known })} />
        <SmallButton label="Delete" of={name} onClick={() => void askToRemove()} />
      </div>
    </li>
  );
}

/** Writes an answer, also in place of one that did not help, or changes one. */
function write({ known, insteadOf }: { known?: KnownAnswer; insteadOf?: UnhelpfulAnswer }): void {
  void openForm({
    ...words.form,
    title: known ? 'Edit the answer' : 'Write an answer',
    fields: [
      {
        name: 'questions',
        label: 'Questions',
        rows: 3,
        required: true,
        defaultValue: known?.questions ?? insteadOf?.question.replace(/\s+/g, ' ').slice(0, 300) ?? '',
      },
      { name: 'answer', label: 'Answer', rows: 6, required: true, defaultValue: known?.answer ?? '' },
    ],
    onSubmit: ({ questions = '', answer = '' }) => saveAnswer({ questions, answer, insteadOf: insteadOf?.id }, known),
  });
}
