import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n';
import { playSound } from '../table/sounds/sounds';
import { Choice, Switch } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import {
  BOT_SPEEDS,
  LIT_TARGETS,
  systemWantsNoMotion,
  THEMES,
  updateSettings,
  useChosenSettings,
  VOLUMES,
} from '../ui/settings';
import { askToNotify, canNotify } from './notify/turn';

const MOTIONS = ['pieces', 'gains', 'dice'] as const;

/** Everything that a player can set; each change is in force and stored at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: kit } = useTranslation('table');
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
        <Choice
          label={t('settings.lit')}
          value={settings.lit}
          options={LIT_TARGETS.map((lit) => ({ value: lit, label: t(`settings.litTargets.${lit}`) }))}
          onChange={(lit) => updateSettings({ lit })}
        />
        <Switch
          label={t('settings.oneClick')}
          hint={t('settings.oneClickHint')}
          checked={settings.oneClick}
          onChange={(oneClick) => updateSettings({ oneClick })}
        />
        <Choice
          label={t('settings.botSpeed')}
          value={settings.botSpeed}
          options={BOT_SPEEDS.map((speed) => ({ value: speed, label: kit(`follow.speeds.${speed}`) }))}
          onChange={(botSpeed) => updateSettings({ botSpeed })}
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
        <Choice
          label={t('settings.sounds')}
          value={settings.sound ? settings.volume : 'off'}
          options={(['off', ...VOLUMES] as const).map((volume) => ({
            value: volume,
            label: t(`settings.volumes.${volume}`),
          }))}
          onChange={(volume) => {
            updateSettings(volume === 'off' ? { sound: false } : { sound: true, volume });
            playSound('turn');
          }}
        />
        <fieldset className="app-choice">
          <legend>{t('settings.keyboard')}</legend>
          <Switch
            label={t('settings.shortcuts')}
            hint={t('settings.shortcutsHint')}
            checked={settings.shortcuts}
            onChange={(shortcuts) => updateSettings({ shortcuts })}
          />
        </fieldset>
      </div>
    </Dialog>
  );
}
