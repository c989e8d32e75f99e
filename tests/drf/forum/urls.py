import json
import os

from django.conf import settings
from django.urls import path, re_path
from django.views.static import serve

from . import accounts, serializers, views

# The paths of the contract, as tests/testkit/drf.ts hands them over.
paths = json.loads(os.environ["CALL_PATHS"])


def call(name):
    return paths[name].lstrip("/")


urlpatterns = [
    path(call("register"), accounts.Register.as_view()),
    path(call("verifyRegistration"), accounts.Verify.as_view()),
    path(call("login"), accounts.Login.as_view()),
    path(call("endSessions"), accounts.Logout.as_view()),
    path(call("sendResetPasswordLink"), accounts.SendResetLink.as_view()),
    path(call("resetPassword"), accounts.ResetPassword.as_view()),
    path(call("getAccount"), accounts.Profile.as_view()),
    path(call("listAcademicDegrees"), views.reference_list(serializers.DegreeSerializer)),
    path(call("listPositions"), views.reference_list(serializers.PositionSerializer)),
    path(call("listSchoolStatuses"), views.reference_list(serializers.SchoolStatusSerializer)),
    path(call("listOrganizations"), views.reference_list(serializers.OrganizationSerializer)),
    path(call("uploadFile"), views.FileDetail.as_view()),
    path(call("changeIndividual"), views.IndividualDetail.as_view()),
    path(call("uploadPhoto"), views.Photo.as_view()),
    path(call("listIndividuals"), views.Individuals.as_view()),
    path(call("listSections"), views.Sections.as_view()),
    path(call("listParticipants"), views.Participants.as_view()),
    path(call("getParticipation"), views.Participation.as_view()),
    path(call("changeParticipation"), views.ChangeParticipation.as_view()),
    path(call("listRegistrations"), views.OwnRegistrations.as_view()),
    path(call("makeRegistration"), views.MakeRegistration.as_view()),
    path(call("changeRegistration"), views.ChangeRegistration.as_view()),
    path(call("addRegistrationFile"), views.AddFile.as_view()),
    re_path(r"^media/(?P<path>.*)$", serve, {"document_root": settings.MEDIA_ROOT}),
]
