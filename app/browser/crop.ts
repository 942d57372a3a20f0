/** Pixels per side of the uploaded picture. */
const SIDE = 512;
const MAX_ZOOM = 4;
/** Smaller pictures are sent unchanged, and the server reports the error. */
const MIN_SIDE = 64;

const input = document.querySelector<HTMLInputElement>('input[type="file"][name="picture"]');
const form = input?.form;

function range(text: string, min: number, max: number, value: number) {
  const control = Object.assign(document.createElement("input"), { type: "range", step: "0.01" });
  Object.assign(control, { min: `${min}`, max: `${max}`, value: `${value}` });
  const label = document.createElement("label");
  label.className = "small";
  label.textContent = `${text} `;
  label.appendChild(control);
  return { label, control };
}

/** Lets the user choose the square of a picture to upload in its place. */
function cropper(form: HTMLFormElement, input: HTMLInputElement): void {
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", "Profile picture preview");
  Object.assign(canvas.style, {
    inlineSize: "12rem",
    blockSize: "12rem",
    borderRadius: "50%",
    touchAction: "none",
  });
  const zoom = range("Zoom", 1, MAX_ZOOM, 1);
  const across = range("Horizontal position", 0, 1, 0.5);
  const down = range("Vertical position", 0, 1, 0.5);
  const panel = document.createElement("div");
  panel.className = "stack tight";
  panel.replaceChildren(canvas, zoom.label, across.label, down.label);
  let picture: ImageBitmap | null = null;
  let isCropped = false;

  const part = ({ width, height }: ImageBitmap) => Math.min(width, height) / Number(zoom.control.value);
  const draw = () => {
    const pen = canvas.getContext("2d");
    if (!picture || !pen) return;
    isCropped = false;
    const side = part(picture);
    const left = (picture.width - side) * Number(across.control.value);
    const top = (picture.height - side) * Number(down.control.value);
    pen.clearRect(0, 0, SIDE, SIDE);
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  };
  const move = (control: HTMLInputElement, pixels: number, room: number) => {
    if (room > 0) control.value = `${Number(control.value) - pixels / room}`;
  };
  panel.addEventListener("input", draw);
  canvas.addEventListener("pointerdown", ({ pointerId }) => canvas.setPointerCapture(pointerId));
  canvas.addEventListener("pointermove", ({ movementX, movementY, buttons }) => {
    if (!picture || buttons === 0) return;
    const side = part(picture);
    const scale = side / canvas.clientWidth;
    move(across.control, movementX * scale, picture.width - side);
    move(down.control, movementY * scale, picture.height - side);
    draw();
  });
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    picture = file ? await createImageBitmap(file).catch(() => null) : null;
    if (!picture || Math.min(picture.width, picture.height) < MIN_SIDE) {
      picture = null;
      return panel.remove();
    }
    for (const [{ control }, value] of [
      [zoom, 1],
      [across, 0.5],
      [down, 0.5],
    ] as const)
      control.value = `${value}`;
    draw();
    input.insertAdjacentElement("afterend", panel);
  });
  form.addEventListener("submit", (event) => {
    if (!picture || isCropped) return;
    event.preventDefault();
    const { submitter } = event;
    canvas.toBlob(
      (blob) => {
        isCropped = true;
        if (blob) {
          const files = new DataTransfer();
          files.items.add(new File([blob], "picture", { type: blob.type }));
          input.files = files.files;
        }
        form.requestSubmit(submitter);
      },
      "image/webp",
      0.9,
    );
  });
}

if (form && input) cropper(form, input);
