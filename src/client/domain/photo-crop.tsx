import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import type { Crop } from '../../shared/contracts/picture.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';

interface CropPanelProps {
  /** Shows the file that was chosen. */
  source: string;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

/** As the public profile shows it. */
const aspect = 4 / 5;
const maxZoom = 4;
/** Pixels on the screen. */
const keyboardStep = 8;

/** Rounded, and never past an edge of the picture. */
function toPixelCrop(area: Area, media: { width: number; height: number }): Crop {
  const x = Math.max(0, Math.round(area.x));
  const y = Math.max(0, Math.round(area.y));
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round(area.width), media.width - x)),
    height: Math.max(1, Math.min(Math.round(area.height), media.height - y)),
  };
}

/** A frame over the picture: dragged, moved with the arrow keys, enlarged with the slider. */
export function CropPanel({ source, onUse, onCancel, onUnreadable }: CropPanelProps) {
  const zoomId = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState<{ width: number; height: number }>();
  const [area, setArea] = useState<Area>();

  return (
    <div className="grid w-full max-w-xl gap-3">
      <p className="font-medium">{m.employees_crop_title()}</p>
      <div className="relative h-80 overflow-hidden rounded bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        <Cropper
          image={source}
          aspect={aspect}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={keyboardStep}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          onMediaLoaded={({ naturalWidth, naturalHeight }) =>
            setMedia({ width: naturalWidth, height: naturalHeight })
          }
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': m.employees_crop_area() }}
        />
      </div>
      <p className="text-sm text-muted">{m.employees_crop_hint()}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label htmlFor={zoomId} className="text-sm font-medium">
          {m.employees_crop_zoom()}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={m.ui_percent({ value: zoom })}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-32 flex-1 accent-sea"
        />
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button
          size="sm"
          disabled={!area || !media}
          onClick={() => area && media && onUse(toPixelCrop(area, media))}
        >
          {m.employees_crop_use()}
        </Button>
      </div>
    </div>
  );
}
