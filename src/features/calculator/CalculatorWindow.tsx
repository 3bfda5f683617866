import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { INDUSTRY_LENGTH } from '#src/contracts/industry-analysis.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Window } from '#src/ui/window/Window.tsx';
import { $analysis, $industry, analyze, type Analysis } from './analysis.ts';
import { focusWindow } from './focus-window.ts';
import { Choices, ResultView } from './ResultView.tsx';
import { $calculatorOpen, closeCalculator } from './store.ts';

/** The ROI calculator's window; opened by `openCalculator` of its store. */
export function CalculatorWindow() {
  const open = useStore($calculatorOpen);
  const analysis = useStore($analysis);
  const textbox = useRef<HTMLInputElement>(null);
  const { title, subtitle } = calculatorWords;

  return (
    <Window
      name="calculator"
      open={open}
      label={title}
      title={title}
      subtitle={subtitle}
      document="chart"
      closeLabel="Close calculator"
      focus={textbox}
      onClose={closeCalculator}
    >
      <div className="roi-body">
        <IndustryForm textbox={textbox} isAnalyzing={analysis.status === 'analyzing'} />
        <Below analysis={analysis} />
      </div>
    </Window>
  );
}

function IndustryForm({
  textbox,
  isAnalyzing,
}: {
  textbox: React.RefObject<HTMLInputElement | null>;
  isAnalyzing: boolean;
}) {
  const industry = useStore($industry);
  return (
    <form
      className="roi-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (industry.trim()) focusWindow(event.currentTarget);
        void analyze(industry);
      }}
    >
      <div className="cell">
        <label htmlFor="roi-industry" className="cell-label">
          Industry
        </label>
        <input
          ref={textbox}
          id="roi-industry"
          className="cell-control"
          value={industry}
          placeholder={calculatorWords.placeholder}
          maxLength={INDUSTRY_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          aria-required
          onChange={(event) => $industry.set(event.target.value)}
        />
      </div>
      <button type="submit" className={buttonClass()} disabled={isAnalyzing}>
        {isAnalyzing && <span className="roi-spinner" aria-hidden="true" />}
        {isAnalyzing ? 'Analyzing...' : 'Analyze'}
      </button>
    </form>
  );
}

function Below({ analysis }: { analysis: Analysis }) {
  switch (analysis.status) {
    case 'analyzing':
      return (
        <p className="sr-only" role="status">
          Analyzing
        </p>
      );
    case 'result': {
      const { result, assumptions } = analysis;
      return <ResultView key={result.industry} result={result} assumptions={assumptions} />;
    }
    case 'failed':
      return (
        <div className="roi-failed">
          <h3>{analysis.title}</h3>
          <p>{analysis.message}</p>
          {analysis.reason && <p>{analysis.reason}</p>}
        </div>
      );
    case 'idle':
      return (
        <div className="roi-idle">
          <p>{calculatorWords.tryOne}</p>
          <Choices industries={calculatorWords.suggestions} />
        </div>
      );
  }
}
