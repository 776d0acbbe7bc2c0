import { speak } from '../i18n';
import { currentSettings, resolvedTheme, subscribeSettings } from '../ui/settings';

/** Keeps theme and language of the whole document in step with the settings. */
export function followSettings(): () => void {
  const apply = () => {
    const root = document.documentElement;
    const theme = resolvedTheme();
    root.dataset.theme = theme;
    void speak(currentSettings().language);
  };
  apply();
  return subscribeSettings(apply);
}
