import { useEffect, useId, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import Cropper from 'react-easy-crop';
import { type Crop, maxPictureBytes, pictureTypes } from '../../shared/contracts/picture.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { uploadImage } from '../lib/upload.ts';
import { useReportUploading, useUpload } from '../lib/use-upload.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FileInput } from '../ui/file-input.tsx';
import { Progress } from '../ui/progress.tsx';

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
function CropPanel({ source, onUse, onCancel, onUnreadable }: CropPanelProps) {
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

type PhotoState =
  | { phase: 'idle' }
  /** `source` shows the file that was chosen, from this browser. */
  | { phase: 'crop'; file: File; source: string }
  /** The file and its part are still at hand and can be sent again. */
  | { phase: 'failed'; file: File; crop: Crop; message: string };

interface Handlers {
  /** Its upload target; the administrators' when left out. */
  url?: Parameters<typeof uploadImage>[0]['url'];
  onUploaded: (url: string) => void;
  onUploading: (isUploading: boolean) => void;
}

/** A photo on its way in: chosen, cut, sent. */
function usePhotoUpload({ url, onUploaded, onUploading }: Handlers) {
  const [photo, setPhoto] = useState<PhotoState>({ phase: 'idle' });
  const [problem, setProblem] = useState<string>();
  const { percent, upload, cancel } = useUpload();
  const source = photo.phase === 'crop' ? photo.source : undefined;
  useReportUploading(photo.phase === 'crop' || percent !== null, onUploading);
  useEffect(() => {
    if (source === undefined) return;
    return () => URL.revokeObjectURL(source);
  }, [source]);

  function choose(file: File) {
    const isPicture = pictureTypes.some((type) => type === file.type);
    const refusal = isPicture ? m.employees_photo_size() : m.employees_photo_type();
    const isTaken = isPicture && file.size <= maxPictureBytes;
    setProblem(isTaken ? undefined : refusal);
    if (!isTaken) return;
    cancel();
    setPhoto({ phase: 'crop', file, source: URL.createObjectURL(file) });
  }

  function send(file: File, crop: Crop) {
    setPhoto({ phase: 'idle' });
    void upload((options) => uploadImage({ ...(url ? { url } : {}), file, crop, ...options }), {
      onUploaded: (picture) => onUploaded(picture.url),
      onFailed: (error) =>
        setPhoto({ phase: 'failed', file, crop, message: readError(error).message }),
    });
  }

  return {
    photo,
    percent,
    problem,
    choose,
    send,
    cancel: () => setPhoto({ phase: 'idle' }),
    refuse: () => {
      setPhoto({ phase: 'idle' });
      setProblem(m.employees_crop_unreadable());
    },
  };
}

interface PhotoFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  /** The address of the picture; empty for none. */
  value: string;
  error: string | undefined;
  /** Upload target of a photo; the administrators' when left out. */
  uploadUrl?: Parameters<typeof usePhotoUpload>[0]['url'];
  onChange: (url: string) => void;
  /** Called when choosing and sending a photo begins and ends. */
  onUploading: (isUploading: boolean) => void;
}

/** A photo: chosen from a file, cut to its part, replaced or taken away. */
export function PhotoField({
  label,
  hint,
  required = false,
  value,
  error,
  uploadUrl,
  onChange,
  onUploading,
}: PhotoFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const { photo, percent, problem, choose, send, cancel, refuse } = usePhotoUpload({
    ...(uploadUrl ? { url: uploadUrl } : {}),
    onUploaded: onChange,
    onUploading,
  });
  // The focused element is gone with the panel.
  const refocus = () =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('input')?.focus());

  return (
    <Field label={label} hint={hint} required={required} error={problem ?? error} group>
      <div ref={group} className="grid justify-items-start gap-3">
        {photo.phase === 'crop' && (
          <CropPanel
            source={photo.source}
            onUse={(crop) => {
              send(photo.file, crop);
              refocus();
            }}
            onCancel={() => {
              cancel();
              refocus();
            }}
            onUnreadable={refuse}
          />
        )}
        {percent !== null && (
          <Progress
            label={m.employees_photo_uploading()}
            value={percent}
            className="w-full max-w-80"
          />
        )}
        {photo.phase === 'failed' && (
          <Alert tone="danger" className="w-full">
            <p>{m.employees_photo_failed({ message: photo.message })}</p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              onClick={() => send(photo.file, photo.crop)}
            >
              {m.employees_photo_retry()}
            </Button>
          </Alert>
        )}
        {photo.phase !== 'crop' && (
          <div className="flex flex-wrap items-end gap-4">
            {value ? (
              <img
                src={value}
                alt={label}
                className="aspect-4/5 w-28 rounded border border-mist object-cover"
              />
            ) : (
              <span className="grid aspect-4/5 w-28 place-items-center rounded border border-dashed border-edge p-2 text-center text-sm text-muted">
                {m.employees_photo_none()}
              </span>
            )}
            <div className="flex flex-wrap gap-2">
              <FileInput
                label={
                  value
                    ? m.employees_photo_replace_of({ label })
                    : m.employees_photo_choose_of({ label })
                }
                accept={pictureTypes.join()}
                onFile={choose}
              >
                {value ? m.employees_photo_replace() : m.employees_photo_choose()}
              </FileInput>
              {value && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={m.employees_photo_remove_of({ label })}
                  onClick={() => {
                    onChange('');
                    refocus();
                  }}
                >
                  {m.employees_photo_remove()}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </Field>
  );
}
