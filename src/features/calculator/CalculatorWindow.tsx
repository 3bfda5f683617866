import { useStore } from '@nanostores/react';
import { type RefObject, useRef } from 'react';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { calculator } from '#src/content/messages.ts';
import { INDUSTRY_LENGTH } from '#src/contracts/industry-analysis.ts';
import { Button } from '#src/ui/Button.tsx';
import { useFitToText } from '#src/ui/form/use-fit-to-text.ts';
import { Window } from '#src/ui/window/Window.tsx';
import { $analysis, $industry, analyze } from './analysis.ts';
import { Choices, focusWindow, ResultView } from './ResultView.tsx';
import { $calculatorOpen, closeCalculator } from './store.ts';

/** The ROI calculator's window; opened by `openCalculator` of its store. */
export function CalculatorWindow() {
  const open = useStore($calculatorOpen);
  const textbox = useRef<HTMLTextAreaElement>(null);
  const { title, subtitle } = calculatorWords;

  return (
    <Window
      name="calculator"
      open={open}
      label={title}
      closeLabel={calculator.close}
      title={title}
      subtitle={subtitle}
      document="chart"
      focus={textbox}
      onClose={closeCalculator}
    >
      <div className="flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-5 print:overflow-visible print:p-0">
        <IndustryForm textbox={textbox} />
        <Below />
      </div>
    </Window>
  );
}

function IndustryForm({ textbox }: { textbox: RefObject<HTMLTextAreaElement | null> }) {
  const industry = useStore($industry);
  const isAnalyzing = useStore($analysis).status === 'analyzing';
  useFitToText(textbox, industry);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (industry.trim()) focusWindow(event.currentTarget);
        void analyze(industry);
      }}
    >
      <div className="cell m-0 min-w-0 flex-1 rounded-sheet border border-field">
        <label htmlFor="roi-industry" className="cell-label">
          {calculator.industry}
        </label>
        <textarea
          ref={textbox}
          id="roi-industry"
          dir="auto"
          rows={1}
          className="cell-control field-sizing-content max-h-30 min-h-0 resize-none placeholder:text-ink-2"
          value={industry}
          placeholder={calculatorWords.placeholder}
          maxLength={INDUSTRY_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          aria-required
          onChange={(event) => $industry.set(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </div>
      <Button type="submit" className="min-h-16" disabled={isAnalyzing}>
        {isAnalyzing && (
          <span
            className="size-[1em] animate-[roi-turn_0.9s_linear_infinite] rounded-full border-2 border-current border-r-transparent"
            aria-hidden="true"
          />
        )}
        <span>{isAnalyzing ? calculator.analyzingNow : calculator.analyze}</span>
      </Button>
    </form>
  );
}

function Below() {
  const analysis = useStore($analysis);
  switch (analysis.status) {
    case 'analyzing':
      return (
        <p className="sr-only" role="status">
          {calculator.analyzing}
        </p>
      );
    case 'result': {
      const { status: _, ...shown } = analysis;
      return <ResultView key={shown.result.industry} {...shown} />;
    }
    case 'failed':
      return (
        <div className="mt-5 rounded-sheet border-2 border-error px-4 py-3.5">
          <h3 className="text-[1.125rem] text-error">{analysis.title}</h3>
          <p>{analysis.message}</p>
          {analysis.reason && <p>{analysis.reason}</p>}
        </div>
      );
    case 'idle':
      return (
        <div className="mt-5">
          <p>{calculatorWords.tryOne}</p>
          <Choices industries={calculatorWords.suggestions} />
        </div>
      );
  }
}
