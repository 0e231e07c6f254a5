import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  type SelectTriggerProps,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { useFieldControl } from './field.tsx';
import { controlClass } from './input.tsx';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps
  extends Pick<SelectTriggerProps, 'id' | 'onBlur' | 'aria-label' | 'className'> {
  options: readonly SelectOption[];
  /** An empty string or undefined shows the placeholder. */
  value?: string | undefined;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const scrollButton = 'grid h-7 place-items-center text-muted';

export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  disabled,
  className,
  ref,
  ...trigger
}: SelectProps) {
  const control = useFieldControl(trigger);
  return (
    <Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      name={name}
      disabled={disabled}
    >
      <Trigger
        {...trigger}
        {...control}
        ref={ref}
        className={cn(
          controlClass,
          'flex min-h-11 items-center justify-between gap-3 py-2 text-start data-placeholder:text-muted',
          className,
        )}
      >
        <span className="min-w-0 truncate">
          <Value placeholder={placeholder ?? m.ui_select_placeholder()} />
        </span>
        <Icon asChild>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-5 shrink-0 text-muted"
          />
        </Icon>
      </Trigger>
      <Portal>
        <Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] min-w-40 overflow-hidden rounded border border-mist bg-raised text-ink shadow data-[state=open]:animate-fade-in"
        >
          <ScrollUpButton className={scrollButton}>
            <ChevronUp aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </ScrollUpButton>
          <Viewport className="max-h-80 py-1">
            {options.map((option) => (
              <Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="relative flex min-h-11 cursor-pointer items-center py-2 ps-3 pe-10 text-base outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:line-through data-highlighted:bg-sea-soft data-[state=checked]:font-medium"
              >
                <ItemText>{option.label}</ItemText>
                <ItemIndicator className="absolute end-3 text-sea">
                  <Check aria-hidden="true" strokeWidth={2} className="size-4" />
                </ItemIndicator>
              </Item>
            ))}
          </Viewport>
          <ScrollDownButton className={scrollButton}>
            <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </ScrollDownButton>
        </Content>
      </Portal>
    </Root>
  );
}
