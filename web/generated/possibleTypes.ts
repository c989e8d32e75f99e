
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Edition",
      "GalleryImage",
      "PosterList",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Edition",
      "GalleryImage",
      "PosterList",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk"
    ]
  }
};
      export default result;
    