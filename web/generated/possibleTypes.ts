
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "AcademicDegree",
      "Edition",
      "GalleryImage",
      "Organization",
      "Participant",
      "Position",
      "PosterList",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk",
      "Registration",
      "SchoolStatus",
      "Section"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "AcademicDegree",
      "Edition",
      "GalleryImage",
      "Organization",
      "Participant",
      "Position",
      "PosterList",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk",
      "Registration",
      "SchoolStatus",
      "Section"
    ]
  }
};
      export default result;
    