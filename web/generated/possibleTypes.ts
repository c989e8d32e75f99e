
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "AcademicDegree",
      "Edition",
      "GalleryImage",
      "Organization",
      "Position",
      "PosterList",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk",
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
      "Position",
      "PosterList",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk",
      "SchoolStatus",
      "Section"
    ]
  }
};
      export default result;
    