export const MAX_CV_BYTES = 5_242_880;
export const CV_ENDINGS = ".pdf,.doc,.docx";
