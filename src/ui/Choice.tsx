import { useId } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few: a row of radio buttons that looks like a switch. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  const hint = options.find((option) => option.value === value)?.hint;
  return (
    <fieldset className="app-choice">
      <legend>{label}</legend>
      <div className="app-choice-row">
        {options.map((option) => (
          <label key={option.value} className="app-choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint ? <p className="app-hint">{hint}</p> : null}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  return (
    <label className="app-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="app-switch-text">
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  );
}
