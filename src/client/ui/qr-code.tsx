import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import type { ComponentProps, Ref } from 'react';
import { cn } from '../lib/cn.ts';

/** Dark on light whatever the theme: readers expect it. */
const colors = { bgColor: '#ffffff', fgColor: '#0b1b2b' };

interface QrCodeProps
  extends Pick<
    ComponentProps<typeof QRCodeSVG>,
    'ref' | 'value' | 'title' | 'size' | 'level' | 'marginSize' | 'className'
  > {
  /** Takes the same code in pixels, which is not shown. */
  canvas?: Ref<HTMLCanvasElement>;
}

/** Draws a QR code, which `title` names. */
export function QrCode({ canvas, className, ...code }: QrCodeProps) {
  const { value, size, level = 'M', marginSize } = code;
  return (
    <>
      <QRCodeSVG {...code} level={level} {...colors} className={cn('rounded', className)} />
      {canvas && (
        <QRCodeCanvas
          ref={canvas}
          value={value}
          size={size}
          level={level}
          marginSize={marginSize}
          hidden
          {...colors}
        />
      )}
    </>
  );
}
