import { useEffect, useRef } from 'react';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { site } from '#src/content/site.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { openContact } from '#src/features/contact/store.ts';
import { buttonClass } from '#src/ui/button.ts';
import { toast } from '#src/ui/toast.ts';
import { addressOf } from './address-bar.ts';
import { analyze } from './analysis.ts';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { Chart } from './Chart.tsx';
import { focusWindow } from './focus-window.ts';
import { figuresOf, type Result } from './result.ts';
import { closeCalculator } from './store.ts';
import { moneyRange, netFirstYear, summary, workRange } from './words.ts';

interface Props {
  result: Result;
  assumptions: Assumptions | undefined;
}

/** What automating an industry costs and saves; the title gets the focus when the result appears. */
export function ResultView({ result, assumptions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const waited = heading.current?.closest('.window')?.contains(document.activeElement);
    if (waited) heading.current?.focus();
  }, []);
  const figures = figuresOf(result, assumptions);
  const { industry, alternatives = [] } = result;
  const about = summary(industry, figures);

  return (
    <article className="roi-result" aria-label={industry}>
      <h3 ref={heading} tabIndex={-1}>
        {industry}
      </h3>
      {result.parent && <p className="roi-note">With the figures of {result.parent}.</p>}
      {result.note && <p className="roi-note">{result.note}</p>}
      <p className="roi-saving" aria-live="polite">
        <strong>{moneyRange(figures.savingsPerYearUsd)}</strong> saved each year
      </p>
      <Chart figures={figures} />
      <dl className="roi-figures">
        <div>
          <dt>Cost to automate, once</dt>
          <dd>{moneyRange(figures.costUsd)}</dd>
        </div>
        <div>
          <dt>Work taken over</dt>
          <dd>{workRange(figures.employees)}</dd>
        </div>
        <div>
          <dt>Net, first year</dt>
          <dd>{moneyRange(netFirstYear(figures))}</dd>
        </div>
      </dl>
      <h4>What to automate first</h4>
      <Cases result={result} />
      {result.assumptions && assumptions && (
        <AssumptionsPanel own={result.assumptions} now={assumptions} />
      )}
      {alternatives.length > 0 && (
        <div className="roi-alternatives">
          <h4>Did you mean another industry?</h4>
          <Choices industries={alternatives} />
        </div>
      )}
      <div className="roi-actions">
        <a
          href="/contact"
          className={buttonClass()}
          onClick={(event) => {
            event.preventDefault();
            // Close first, so that the focus returns to what opened the calculator.
            closeCalculator();
            setTimeout(() => openContact({ about: `Custom analysis, ${industry}` }));
          }}
        >
          Get Detailed Custom Analysis
        </a>
        <div>
          <button type="button" className="roi-quiet" onClick={() => openContact({ about })}>
            Discuss this result
          </button>
          <button type="button" className="roi-quiet" onClick={() => void copyLink()}>
            Copy link
          </button>
          <button type="button" className="roi-quiet" onClick={() => print()}>
            Print
          </button>
        </div>
      </div>
      <p className="roi-note">{calculatorWords.disclaimer}</p>
      <p className="roi-print">
        {site.name}, {calculatorWords.title}: {addressOf().href}
      </p>
    </article>
  );
}

function Cases({ result: { cases, automation_cases: texts } }: { result: Result }) {
  return (
    <ul className="roi-cases">
      {cases
        ? cases.map(({ title, how, automation }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{how}</p>
              <p className="roi-by">{automation}</p>
            </li>
          ))
        : texts.map((text, index) => <li key={index}>{text}</li>)}
    </ul>
  );
}

/** Industries that can be analyzed with one click. */
export function Choices({ industries }: { industries: readonly string[] }) {
  return (
    <ul className="roi-choices">
      {industries.map((industry, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusWindow(currentTarget);
              void analyze(industry);
            }}
          >
            {industry}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Copies the URL that shows this result. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf().href);
    toast({ title: 'Link copied to clipboard!' });
  } catch {
    toast({
      title: 'Could not copy link to clipboard.',
      description: 'Please copy the URL manually.',
      destructive: true,
    });
  }
}
