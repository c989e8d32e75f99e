
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
      "Profile",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk",
      "Registration",
      "SchoolStatus",
      "Section",
      "ThesisCollection",
      "Viewer"
    ],
    "RecordText": [
      "BooleanValue",
      "FormatValue",
      "SectionsValue",
      "TextValue"
    ],
    "RecordValue": [
      "BooleanValue",
      "FormatValue",
      "SectionsValue",
      "TextValue"
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
      "Profile",
      "ProgrammeDay",
      "ProgrammeItem",
      "ProgrammeTalk",
      "Registration",
      "SchoolStatus",
      "Section",
      "ThesisCollection",
      "Viewer"
    ],
    "RecordText": [
      "BooleanValue",
      "FormatValue",
      "SectionsValue",
      "TextValue"
    ],
    "RecordValue": [
      "BooleanValue",
      "FormatValue",
      "SectionsValue",
      "TextValue"
    ]
  }
};
      export default result;
    