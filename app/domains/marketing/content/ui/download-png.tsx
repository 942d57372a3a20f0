import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

const SIZE = 1_080;

async function drawn(from: string): Promise<Blob | null> {
  const svg = await (await fetch(from)).text();
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, SIZE, SIZE);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** With JavaScript, the browser renders the image as PNG; without it, only the SVG is offered. */
export function DownloadPng({ from, name }: { from: string; name: string }) {
  const isRunning = useHydrated();
  const [status, setStatus] = useState("");
  if (!isRunning) return null;
  const save = async () => {
    const blob = await drawn(from).catch(() => null);
    if (!blob) return setStatus("Your browser couldn’t create the PNG. Download the SVG instead.");
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(blob),
      download: name,
    });
    link.click();
    URL.revokeObjectURL(link.href);
    setStatus("PNG downloaded");
  };
  return (
    <>
      <button type="button" className="button slim" onClick={save}>
        Download PNG
      </button>
      <span className="hint" role="status">
        {status}
      </span>
    </>
  );
}
