import { m } from "~/messages/messages";
import { Badge } from "~/ui/data/badge";

export interface ShownAnswer {
  kind: "video" | "audio" | "text";
  length: string | null;
  text: string | null;
  src: string;
}

const WORDS = {
  get video() {
    return m.onboarding_answer_player_video();
  },
  get audio() {
    return m.onboarding_answer_player_audio_only();
  },
  get text() {
    return m.onboarding_answer_player_text();
  },
};

export function AnswerPlayer({ answer, label }: { answer: ShownAnswer; label: string }) {
  const { kind, length, text, src } = answer;
  return (
    <div className="stack tight">
      <p className="small">
        <Badge kind={kind === "video" ? "good" : "plain"}>{WORDS[kind]}</Badge> {length}
      </p>
      {kind === "video" ? (
        // biome-ignore lint/a11y/useMediaCaption: the user's own words, recorded a minute ago
        <video
          className="aspect-4/3 max-h-[70vh] w-full [background:black]"
          controls
          preload="none"
          src={src}
          aria-label={label}
        />
      ) : kind === "audio" ? (
        // biome-ignore lint/a11y/useMediaCaption: the user's own words, recorded a minute ago
        <audio className="max-h-[70vh] w-full" controls preload="none" src={src} aria-label={label} />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
    </div>
  );
}
