import type { Automation } from '#src/content/automations.ts';
import { onboarding } from '#src/content/messages.ts';
import { onboardingQuestions, recommendationLinkLabels } from '#src/content/onboarding.data.ts';
import { automationLink, fittingAutomation, recommend } from '#src/domain/fitting-automation.ts';
import { slipMatchOf } from '#src/domain/price-slip/slip-line.ts';
import { scheduleHash } from '#src/features/scheduling/store.ts';
import { fillSlip } from '#src/features/slip/fill-slip.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { $answers, setAnswer, forgetAnswers, furthestStep, type Answers } from './store.ts';

const LAST_QUESTION = onboardingQuestions.length;
const RESULT = LAST_QUESTION + 1;

/**
 * The questionnaire: one step at a time, each with its own URL (`?step=2`), so that Back and reload work.
 *
 * @param root contains the form with its three questions, the result, and the progress display.
 */
export function startWizard(root: HTMLElement): void {
  const one = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E;
  const form = one<HTMLFormElement>('form');
  const steps = [...root.querySelectorAll<HTMLElement>('[data-step]')];
  const trail = [...one('[data-trail]').children] as HTMLElement[];
  let step = 1;

  function show(next: number): void {
    step = next;
    dismissToast('question');
    for (const [index, element] of steps.entries()) element.hidden = index + 1 !== step;
    for (const [index, slot] of trail.entries()) {
      const reached = index + 1 === step ? 'now' : '';
      slot.dataset.state = index + 1 < step ? 'done' : reached;
    }
    one('[data-indicator]').textContent =
      step === RESULT ? onboarding.suggestionStep : onboarding.step(step, LAST_QUESTION);
    one('[data-back]').hidden = step === 1;
    one('[data-again]').hidden = step !== RESULT;
    const onward = one('[data-continue]');
    onward.hidden = step === RESULT;
    onward.textContent = step === LAST_QUESTION ? onboarding.getRecommendation : onboarding.onward;
    if (step === RESULT) showResult();
  }

  function showResult(): void {
    const { businessType, timeConsumer, automationInterest } = $answers.get();
    if (!businessType || !timeConsumer || !automationInterest) return;
    const { title, description, link } = recommend(businessType, timeConsumer);
    one('[data-title]').textContent = title;
    one('[data-description]').textContent = description;
    one<HTMLButtonElement>('[data-touch]').value = title;
    const main = one<HTMLAnchorElement>('[data-link]');
    main.href = link;
    main.textContent = recommendationLinkLabels[link];
    for (const also of root.querySelectorAll<HTMLElement>('[data-also]')) {
      also.hidden = also.dataset.also === link;
    }
    showFit(fittingAutomation({ businessType, timeConsumer, automationInterest }));
  }

  function showFit(fit: Automation): void {
    fillSlip(one('[data-fit=slip] > article'), slipMatchOf(fit), '');
    one<HTMLAnchorElement>('[data-fit=list]').href = automationLink(fit);
    one<HTMLAnchorElement>('[data-fit=page]').href = `/slip/${fit.id}`;
  }

  /** A step chosen by the visitor: adds a history entry and moves the focus to the question. */
  function go(next: number, how: 'pushState' | 'replaceState' = 'pushState'): void {
    history[how]({ walked: how === 'pushState' }, '', addressOf(next));
    show(next);
    steps[step - 1]?.querySelector('h2')?.focus();
  }

  // This leads to the home page, where the hash opens the scheduling dialog.
  one<HTMLAnchorElement>('[data-book]').addEventListener('click', ({ currentTarget }) => {
    (currentTarget as HTMLAnchorElement).hash = scheduleHash;
  });

  function showAnswers(answers: Answers): void {
    for (const { id } of onboardingQuestions) {
      for (const radio of form.querySelectorAll<HTMLInputElement>(`[name=${id}]`)) {
        radio.checked = radio.value === answers[id];
        if (radio.checked) one(`[data-answer=${id}]`).textContent = radio.labels?.[0]?.innerText ?? '';
      }
      one(`[data-answer=${id}]`).hidden = answers[id] === null;
    }
  }

  form.addEventListener('change', ({ target }) => {
    note(target as HTMLInputElement);
    dismissToast('question');
    steps[step - 1]?.removeAttribute('aria-invalid');
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = onboardingQuestions[step - 1];
    if (!question) return;
    if ($answers.get()[question.id]) return go(step + 1);
    steps[step - 1]?.setAttribute('aria-invalid', 'true');
    const { title, text } = question.missing;
    toast({ about: 'question', title, description: text, destructive: true });
    steps[step - 1]?.querySelector('input')?.focus();
  });

  one('[data-back]').addEventListener('click', () => {
    // The previous history entry is the previous step, unless the visitor opened this step directly.
    if ((history.state as { walked?: boolean } | null)?.walked) history.back();
    else go(step - 1, 'replaceState');
  });
  one('[data-again]').addEventListener('click', () => {
    forgetAnswers();
    go(1);
  });
  addEventListener('popstate', () => {
    show(stepOfAddress());
    steps[step - 1]?.querySelector('h2')?.focus();
  });

  // Options chosen before this code was loaded.
  for (const radio of form.querySelectorAll<HTMLInputElement>('input:checked')) note(radio);
  $answers.subscribe(showAnswers);
  show(stepOfAddress());
}

function note({ name, value }: HTMLInputElement): void {
  setAnswer(name as keyof Answers, value);
}

/** The step in the URL, as far as the answers allow it. */
function stepOfAddress(): number {
  const asked = Number(new URLSearchParams(location.search).get('step'));
  return Number.isInteger(asked) && asked > 1 ? Math.min(asked, furthestStep()) : 1;
}

function addressOf(step: number): string {
  return step === 1 ? location.pathname : `?step=${step}`;
}
