import { path } from "../path";
import { PORTAL } from "../portal";

type Id = number | string;

/** The academy's pages: under /training for businesses, under /agent/training for agents. */
const pagesOf = (home: string) => ({
  home,
  progress: `${home}/progress`,
  certificates: `${home}/certificates`,
  module: (moduleId: string) => path`${home}/modules/${moduleId}`,
  lesson: (moduleId: string, lessonId: string) => path`${home}/modules/${moduleId}/lessons/${lessonId}`,
  lessonDone: (moduleId: string, lessonId: string) =>
    path`${home}/modules/${moduleId}/lessons/${lessonId}/done`,
  quiz: (moduleId: string) => path`${home}/modules/${moduleId}/quiz`,
  attempt: (moduleId: string, attemptId: Id) => path`${home}/modules/${moduleId}/quiz/${attemptId}`,
});

export type TrainingPages = ReturnType<typeof pagesOf>;

const HOME = PORTAL.training;

export const AGENT_TRAINING = pagesOf("/agent/training");

export const TRAINING = {
  ...pagesOf(HOME),
  enrol: (moduleId: string) => path`${HOME}/modules/${moduleId}/enroll`,
  beginQuiz: (moduleId: string) => path`${HOME}/modules/${moduleId}/quiz/begin`,
  complete: (moduleId: string) => path`${HOME}/modules/${moduleId}/complete`,
  rate: (moduleId: string) => path`${HOME}/modules/${moduleId}/rating`,
  figure: (name: string) => path`${HOME}/figures/${name}`,
  certificate: (certificateId: string) => path`${HOME}/certificates/${certificateId}`,
  certificatePdf: (certificateId: string) => path`${HOME}/certificates/${certificateId}/pdf`,
  certificateFile: (certificateId: string) => path`/api/training/certificates/${certificateId}`,
};
