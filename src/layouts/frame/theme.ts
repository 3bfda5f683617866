/** Stores the visitor's choice of theme; the head's script applies it before the first paint. */
export function startTheme(fieldset: HTMLElement): void {
  const { dataset } = document.documentElement;
  for (const radio of fieldset.querySelectorAll('input')) radio.checked = radio.value === (dataset.theme || 'system');
  fieldset.addEventListener('change', (event) => {
    const { value } = event.target as HTMLInputElement;
    dataset.theme = value;
    try {
      localStorage.setItem('theme', value);
    } catch {
      // Storage is unavailable: the choice applies to this page only.
    }
  });
}
