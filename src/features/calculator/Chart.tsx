import type { ComponentProps } from 'react';
import { calculator } from '#src/content/messages.ts';
import type { Estimate } from '#src/domain/roi/estimate.ts';
import { money } from '#src/domain/format.ts';
import { chartOf, monthOf, plot, savedAfter } from './chart.ts';
import { paybackWords } from './words.ts';

/** Height of the chart, including two lines of text below the plot. */
const HEIGHT = 204;

/** Cost and savings month by month, up to the payback; also as a sentence and as a table. */
export function Chart({ figures }: { figures: Estimate }) {
  const chart = chartOf(figures);
  const { start, low, likely, high, paidBack } = chart;
  const words = paybackWords(chart.payback);
  const paidBackIn = monthOf(chart.payback.likely);
  const isLate = !paidBack || paidBack.x > (plot.left + plot.right) / 2;
  // Only if the wedge leaves room for it: the label is above the upper edge.
  const label = { x: mix(start.x, high.x, 0.62), y: mix(start.y, high.y, 0.62) - 6 };

  return (
    <figure className="mt-3 print:max-w-[34rem]">
      <svg
        className="w-full overflow-visible"
        fill="none"
        viewBox={`0 0 400 ${HEIGHT}`}
        role="img"
        aria-label={`${calculator.chartOver(chart.months)} ${words}`}
      >
        {chart.amounts.map(({ amount, y }) => (
          <g key={amount}>
            <path className="stroke-rule" d={`M${plot.left} ${y}H${plot.right}`} />
            <Label x={plot.left - 8} y={y + 4} textAnchor="end">
              {money.short(amount)}
            </Label>
          </g>
        ))}
        <path
          className="fill-ink/14"
          d={`M${plot.left} ${chart.cost.top}H${plot.right}V${chart.cost.bottom}H${plot.left}Z`}
        />
        <path className="fill-cobalt/18" d={`M${start.x} ${start.y}L${low.x} ${low.y}V${high.y}Z`} />
        <path
          className="stroke-ink stroke-[1.25] [stroke-dasharray:4_3]"
          d={`M${plot.left} ${chart.cost.middle}H${plot.right}`}
        />
        <path className="stroke-cobalt stroke-[2.25]" d={`M${start.x} ${start.y}L${likely.x} ${likely.y}`} />
        <Label look="fill-cobalt font-semibold" x={label.x} y={label.y} textAnchor="end">
          {calculator.savedSoFar}
        </Label>
        <Label
          look="fill-ink font-semibold"
          x={isLate ? plot.left + 6 : plot.right - 4}
          y={chart.cost.top - 5}
          textAnchor={isLate ? 'start' : 'end'}
        >
          {calculator.costToBuild}
        </Label>
        {chart.times.map(({ month, x }) => (
          <Label key={month} x={x} y={plot.bottom + 17} textAnchor="middle">
            {month === 0 ? calculator.start : calculator.monthsShort(month)}
          </Label>
        ))}
        {paidBack && paidBackIn !== undefined && (
          <>
            <path
              className="stroke-ink [stroke-dasharray:2_2]"
              d={`M${paidBack.x} ${paidBack.y}V${plot.bottom + 24}`}
            />
            <circle className="fill-marigold stroke-ink stroke-[1.25]" cx={paidBack.x} cy={paidBack.y} r="6" />
            <Label
              look="fill-ink font-semibold"
              x={paidBack.x}
              y={plot.bottom + 38}
              textAnchor={isLate ? 'end' : 'start'}
            >
              {calculator.paidBackMark(paidBackIn)}
            </Label>
          </>
        )}
      </svg>
      <figcaption className="mt-1.5">{words}</figcaption>
      <details className="mt-1 text-note">
        <summary className="w-fit link print:hidden">{calculator.showAsTable}</summary>
        <table className="mt-2 w-full text-right ledger *:*:*:py-1 *:*:*:font-normal *:*:*:first:text-left">
          <caption className="pb-1.5 text-left">{calculator.cumulativeSavings}</caption>
          <thead>
            <tr>
              <th scope="col">{calculator.after}</th>
              <th scope="col">{calculator.savedLow}</th>
              <th scope="col">{calculator.savedHigh}</th>
            </tr>
          </thead>
          <tbody>
            {chart.times.slice(1).map(({ month }) => (
              <tr key={month}>
                <th scope="row">{calculator.afterMonths(month)}</th>
                <td>{money.whole(savedAfter(month, figures.savingsPerYearUsd.min))}</td>
                <td>{money.whole(savedAfter(month, figures.savingsPerYearUsd.max))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Label({ look = 'fill-ink-2', ...props }: ComponentProps<'text'> & { look?: string }) {
  return <text className={`text-[0.71875rem] max-sm:text-[0.875rem] ${look}`} {...props} />;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
