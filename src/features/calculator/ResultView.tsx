import { useEffect, useRef } from 'react';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { calculator } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { openContact } from '#src/features/contact/store.ts';
import { Sentence } from '#src/ui/Sentence.tsx';
import { buttonClass } from '#src/ui/button.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Choice } from '#src/ui/window/Choice.tsx';
import { resultAddress } from './address.ts';
import type { TypedAssumptions } from './adjust.ts';
import { analyze } from './analysis.ts';
import { AssumptionsPanel, Quiet } from './AssumptionsPanel.tsx';
import { Chart } from './Chart.tsx';
import { HeadCount } from './HeadCount.tsx';
import { figuresOf, type Result } from './result.ts';
import { closeCalculator } from './store.ts';
import { moneyRange, netFirstYear, summary, workRange } from './words.ts';

const note = 'mt-1.5 text-note text-ink-2';
const subtitle = 'mt-5 font-semibold';

interface Props {
  result: Result;
  assumptions?: Assumptions | undefined;
  /** What is in the fields of the assumptions, once the visitor has changed one. */
  typed?: TypedAssumptions | undefined;
}

/** What automating an industry costs and saves; the title gets the focus when the result appears. */
export function ResultView({ result, assumptions, typed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const waited = heading.current?.closest('.window')?.contains(document.activeElement);
    if (waited) heading.current?.focus();
  }, []);
  const figures = figuresOf(result, assumptions);
  const { industry, alternatives = [] } = result;
  const about = summary(industry, figures);

  return (
    <article className="roi-result mt-5 wrap-anywhere" aria-label={industry}>
      <h3 ref={heading} tabIndex={-1} className="text-[1.375rem]/[1.2] outline-none">
        {industry}
      </h3>
      {result.parent && <p className={note}>{calculator.figuresOf(result.parent)}</p>}
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 text-ink-2" aria-live="polite">
        <Sentence
          parts={calculator.savedEachYear(
            <strong className="font-heading text-[1.875rem]/[1.15] font-medium tracking-[-0.02em] text-ink normal-nums">
              {moneyRange(figures.savingsPerYearUsd)}
            </strong>,
          )}
        />
      </p>
      {assumptions && <HeadCount now={assumptions} typed={typed} />}
      <Chart figures={figures} />
      <dl className="mt-4 ledger">
        {[
          [calculator.cost, moneyRange(figures.costUsd)],
          [calculator.workTakenOver, workRange(figures.employees)],
          [calculator.netFirstYear, moneyRange(netFirstYear(figures))],
        ].map(([name, amount]) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-2 border-rule py-2 not-first:border-t"
          >
            <dt>{name}</dt>
            <dd className="font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
      {result.note && <p className={note}>{result.note}</p>}
      <h4 className={subtitle}>{calculator.automateFirst}</h4>
      <Cases result={result} />
      {result.assumptions && assumptions && (
        <AssumptionsPanel own={result.assumptions} now={assumptions} typed={typed} />
      )}
      {alternatives.length > 0 && (
        <div className="print:hidden">
          <h4 className={subtitle}>{calculator.anotherIndustry}</h4>
          <Choices industries={alternatives} />
        </div>
      )}
      <div className="mt-6 grid gap-2 print:hidden">
        <a
          href="/contact"
          className={buttonClass()}
          onClick={(event) => {
            event.preventDefault();
            // Close first, so that the focus returns to what opened the calculator.
            closeCalculator();
            setTimeout(() => openContact({ about: calculator.customAnalysisOf(industry) }));
          }}
        >
          {calculator.customAnalysis}
        </a>
        <div className="flex flex-wrap justify-between gap-x-5 gap-y-1">
          <Quiet onClick={() => openContact({ about })}>{calculator.discuss}</Quiet>
          <Quiet onClick={() => void copyLink()}>{calculator.copyLink}</Quiet>
          <Quiet onClick={() => print()}>{calculator.print}</Quiet>
        </div>
      </div>
      <p className={note}>{calculatorWords.disclaimer}</p>
      <p className={`${note} hidden print:block`}>
        {calculator.printedFrom(site.name, calculatorWords.title, resultAddress().href)}
      </p>
    </article>
  );
}

function Cases({ result: { cases, automation_cases: texts } }: { result: Result }) {
  return (
    <ul className="mt-1.5 grid list-[square] gap-2 pl-4.5 marker:text-cobalt">
      {cases
        ? cases.map(({ title, how, automation }) => (
            <li key={title}>
              <strong className="font-semibold">{title}</strong>
              <p>{how}</p>
              <p className="text-note text-ink-2">{automation}</p>
            </li>
          ))
        : texts.map((text, index) => <li key={index}>{text}</li>)}
    </ul>
  );
}

/** Industries that can be analyzed with one click. */
export function Choices({ industries }: { industries: readonly string[] }) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {industries.map((industry, index) => (
        <li key={index}>
          <Choice
            onClick={({ currentTarget }) => {
              focusWindow(currentTarget);
              void analyze(industry);
            }}
          >
            {industry}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus to the window, since the clicked control is about to be removed or disabled. */
export function focusWindow(clicked: Element): void {
  clicked.closest<HTMLElement>('.window')?.focus({ preventScroll: true });
}

/** Copies the URL that shows this result. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(resultAddress().href);
    toast({ title: calculator.linkCopied });
  } catch {
    toast({ title: calculator.linkNotCopied, description: calculator.copyByHand, destructive: true });
  }
}
