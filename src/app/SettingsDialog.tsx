import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n';
import { Choice, Switch } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { systemWantsNoMotion, THEMES, updateSettings, useChosenSettings } from '../ui/settings';
import { chime } from './notify/sound';
import { askToNotify, canNotify } from './notify/turn';

const MOTIONS = ['pieces', 'gains', 'dice'] as const;

/** Everything that a player can set; each change is in force and stored at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const settings = useChosenSettings();
  const [refused, setRefused] = useState(false);
  const calm = systemWantsNoMotion();
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className="app-settings">
        <Choice
          label={t('settings.language')}
          value={settings.language}
          options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          onChange={(language) => updateSettings({ language })}
        />
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          options={THEMES.map((theme) => ({ value: theme, label: t(`settings.themes.${theme}`) }))}
          onChange={(theme) => updateSettings({ theme })}
        />
        <fieldset className="app-choice">
          <legend>{t('settings.motion')}</legend>
          {calm ? <p className="app-hint">{t('settings.systemCalm')}</p> : null}
          {MOTIONS.map((kind) => (
            <Switch
              key={kind}
              label={t(`settings.motions.${kind}`)}
              checked={!calm && settings.motion[kind]}
              disabled={calm}
              onChange={(on) => updateSettings({ motion: { ...settings.motion, [kind]: on } })}
            />
          ))}
        </fieldset>
        <fieldset className="app-choice">
          <legend>{t('settings.turn')}</legend>
          <Switch
            label={t('settings.sound')}
            checked={settings.sound}
            onChange={(sound) => {
              updateSettings({ sound });
              if (sound) chime();
            }}
          />
          <Switch
            label={t('settings.notifications')}
            hint={refused ? t('settings.notificationsRefused') : undefined}
            checked={settings.notifications}
            disabled={!canNotify()}
            onChange={(wanted) => {
              if (!wanted) updateSettings({ notifications: false });
              else
                void askToNotify().then((allowed) => {
                  setRefused(!allowed);
                  updateSettings({ notifications: allowed });
                });
            }}
          />
        </fieldset>
      </div>
    </Dialog>
  );
}
