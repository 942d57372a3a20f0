import { bar, button, clock, fail, made, panel, row, screen, status, tell, weight } from "./recorder-panel";
import { sendChunks } from "./recorder-upload";
import { say } from "./toast";

/** Bits per second: two minutes take about 7 MB on a slow connection. */
const PICTURE_BITS = 400_000;
const SOUND_BITS = 32_000;
const KINDS = ["webm;codecs=vp8,opus", "webm", "mp4"];

/** Creates a recorder with the first accepted format that this browser can write. */
function recorderOf(stream: MediaStream, isSound: boolean): MediaRecorder {
  const mimeType = KINDS.map(
    (kind) => `${isSound ? "audio" : "video"}/${isSound ? kind.replace("vp8,", "") : kind}`,
  ).find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    videoBitsPerSecond: PICTURE_BITS,
    audioBitsPerSecond: SOUND_BITS,
  });
}

const box = document.querySelector<HTMLElement>("[data-recorder]");
const form = box?.querySelector("form");
const { recorder = "", question = "", least = "60", most = "120", sound, again } = box?.dataset ?? {};
const isSound = sound !== undefined;

async function openCamera(): Promise<void> {
  panel.querySelector("[role=alert]")?.remove();
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: true,
      video: isSound ? false : { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: "user" },
    });
    ready(stream);
  } catch {
    fail("Camera Access Failed", "Please allow camera and microphone access");
    tell("You can also choose a file below.", button("Try again", openCamera, "primary"));
  }
}

function ready(stream: MediaStream): void {
  screen.hidden = isSound;
  screen.removeAttribute("src");
  screen.srcObject = stream;
  screen.muted = true;
  screen.controls = false;
  void screen.play();
  tell(
    isSound ? "Your microphone works." : "Your camera and microphone work.",
    button("Start recording", () => record(stream), "primary"),
  );
}

/** Recording failed to start or broke off: discards what was recorded and closes the camera. */
function stopBroken(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
  screen.hidden = true;
  fail("Recording failed", "Your browser stopped the recording.");
  tell("Try again, or choose a file below.", button("Record again", openCamera, "primary"));
}

function record(stream: MediaStream): void {
  try {
    recordFrom(stream, recorderOf(stream, isSound));
  } catch {
    stopBroken(stream);
  }
}

function recordFrom(stream: MediaStream, media: MediaRecorder): void {
  const parts: Blob[] = [];
  let isBroken = false;
  media.addEventListener("dataavailable", ({ data }) => parts.push(data));
  media.addEventListener("error", () => {
    isBroken = true;
  });
  // The browser fires "stop" after "error" too.
  media.addEventListener("stop", () => {
    clearInterval(tick);
    if (isBroken) return stopBroken(stream);
    for (const track of stream.getTracks()) track.stop();
    review(new Blob(parts, { type: media.mimeType }), seconds());
  });
  media.start(1000);
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const tick = setInterval(() => {
    status.textContent = `Recording: ${clock(seconds())} of ${clock(Number(most))}`;
    if (seconds() >= Number(most)) media.stop();
  }, 250);
  tell(
    "Recording",
    button("Stop recording", () => media.stop(), "danger"),
  );
}

function review(blob: Blob, seconds: number): void {
  screen.hidden = false;
  screen.srcObject = null;
  screen.src = URL.createObjectURL(blob);
  screen.muted = false;
  screen.controls = true;
  const anew = button("Record again", openCamera);
  const length = `${clock(seconds)}, ${weight(blob.size)}`;
  if (seconds < Number(least))
    tell(`${length}. Too short: speak for at least ${clock(Number(least))}.`, anew);
  else
    tell(
      `${length}. Review it before you send it.`,
      button("Send answer", () => send(blob), "primary"),
      anew,
    );
}

const isLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

async function send(blob: Blob): Promise<void> {
  panel.hidden = false;
  tell(`Sending ${weight(blob.size)}`);
  bar.hidden = false;
  bar.max = blob.size;
  bar.value = 0;
  addEventListener("beforeunload", isLeaving);
  try {
    await sendChunks(recorder, Number(question), blob);
    say("Answer saved");
    removeEventListener("beforeunload", isLeaving);
    location.assign(`?question=${Number(question) + 1}`);
  } catch (error) {
    removeEventListener("beforeunload", isLeaving);
    bar.hidden = true;
    fail("Submission Failed", (error as Error).message || "Please try again");
    tell(
      "Your recording is still here.",
      button("Send again", () => send(blob), "primary"),
      button("Record again", openCamera),
    );
  }
}

/** Uploads a chosen file in chunks too, and shows its size first. */
function takeFiles(page: HTMLFormElement): void {
  const input = page.querySelector<HTMLInputElement>("input[type=file]");
  const size = made("p", "", "hint");
  input?.parentNode?.insertBefore(size, input.nextSibling);
  input?.addEventListener("change", () => {
    const [file] = input.files ?? [];
    size.textContent = file ? `${weight(file.size)} will be sent.` : "";
  });
  page.addEventListener("submit", (event) => {
    const [file] = input?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void send(file);
    panel.scrollIntoView();
  });
}

const canRecord = "mediaDevices" in navigator && "MediaRecorder" in window;

/** Shows the recorder in place of the form, which can still be opened below it. */
function offer(page: HTMLFormElement): void {
  const other = made("details");
  other.open = page.querySelector("[role=alert]") !== null;
  page.parentNode?.insertBefore(other, page);
  other.replaceChildren(
    made("summary", isSound ? "Choose a file or write your answer" : "Choose a file instead"),
    page,
  );
  const what = isSound ? "microphone" : "camera and microphone";
  const kept = again === undefined ? "" : "A new answer replaces your saved one. ";
  tell(
    `${kept}First, we’ll check that your ${what} work${isSound ? "s" : ""}.`,
    button(`Check my ${isSound ? "microphone" : "camera"}`, openCamera, kept ? "" : "primary"),
  );
}

if (box && form) {
  status.setAttribute("role", "status");
  bar.setAttribute("aria-label", "Sent");
  screen.playsInline = true;
  screen.hidden = true;
  bar.hidden = true;
  panel.replaceChildren(screen, status, bar, row);
  panel.hidden = !canRecord;
  box.insertBefore(panel, box.firstChild);
  takeFiles(form);
  if (canRecord) offer(form);
}
