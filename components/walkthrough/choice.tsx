import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';

interface ChoiceProps {
  id: string;
  options: readonly { value: string; label: string }[];
  value: string;
  required: boolean;
  onChoose: (value: string) => void;
}

export const Choice = ({ id, options, value, required, onChoose }: ChoiceProps) => (
  <NativeSelect id={id} value={value} required={required} onChange={(event) => onChoose(event.target.value)} className="mt-1 block">
    <NativeSelectOption value="">Please choose</NativeSelectOption>
    {options.map((option) => (
      <NativeSelectOption key={option.value} value={option.value}>
        {option.label}
      </NativeSelectOption>
    ))}
  </NativeSelect>
);
